import { askerOf, bodyOf, dataOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, codeOf, inData, onReply, remembering, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'

async function captcha(ask: Ask): Promise<{ captchaCode: string; captchaCodeId: string }> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
  return { captchaCode: answer, captchaCodeId }
}

export const accountDefects: Defect[] = [
  account({
    id: 'the current user comes with the hash of the password',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => ({
      ...data,
      password: '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5rWYzq1bYw0uQ1Xn0J6b3v6c8l2Ku',
    })),
    probe: async (ask) => String((await dataOf(ask, '/uaa/api/current-user')).password).startsWith('$2a$'),
  }),
  account({
    id: 'the token check looks at the signature only and finds expired tokens valid',
    operationId: 'checkToken',
    reply: inData('checkToken', (data, passing) => {
      if (data.valid === false && String(bodyOf(passing)['token']).endsWith('-expired-token'))
        return { ...data, valid: true, expiresIn: 3600 }
      return undefined
    }),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/token-check', {
        body: { token: 'conformance-expired-token' },
        as: 'visitor',
      })
      return data.valid === true
    },
  }),
  account({
    id: 'a solved captcha is good for another login',
    operationId: 'loginByPassword',
    login: 'password',
    ...remembering(
      () => new Map<string, Buffer>(),
      (solved, returning, passing) => {
        onReply('loginByPassword', () => {
          const { username, captchaCode, captchaCodeId } = bodyOf(passing)
          const key = `${username} ${captchaCodeId} ${captchaCode}`
          if (codeOf(returning) === '200') solved.set(key, returning.body)
          else if (codeOf(returning) === '4001') returning.body = solved.get(key) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const body = { username: 'member01', password: 'Portal@2026', ...(await captcha(ask)) }
      await ask('/uaa/login', { body, as: 'visitor' })
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'the one-time code of the single login is the same each time',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Loose>(),
      (codes, returning, passing) => {
        inData('getCurrentUserCode', (data) => {
          const key = `${askerOf(passing)} ${passing.url.searchParams.get('clientId')}`
          if (!codes.has(key)) codes.set(key, data)
          return codes.get(key)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const target =
        '/uaa/api/current-user/code?redirectUri=https://calculator.example.gov.cn/&clientId=policy-calculator'
      const first = await dataOf(ask, target)
      return (await dataOf(ask, target)).code === first.code
    },
  }),
  account({
    id: 'a login code can be asked for again at once',
    operationId: 'sendLoginSmsCaptcha',
    write: true,
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (codeOf(returning) === '4005') setJson(returning, { returnCode: '200', data: { resendAfter: 30 } })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
]
