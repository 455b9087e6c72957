import { askerOf, bodyOf, signIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, inData, onReply, remembering, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'

const codeTarget =
  '/uaa/api/current-user/code?redirectUri=https%3A%2F%2Fcalculator.example.gov.cn%2F&clientId=policy-calculator'

export const accountDefects: Defect[] = [
  account({
    id: 'the current user comes with the hash of the password',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => ({
      ...data,
      password: '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
    })),
    probe: async (ask) => (await ask('/uaa/api/current-user')).text.includes('$2a$10$'),
  }),
  account({
    id: 'the code to log in is sent to one number again and again',
    operationId: 'sendLoginSmsCaptcha',
    write: true,
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (codeOf(returning) === '4005') setJson(returning, { returnCode: '200', data: { resendAfter: 60 } })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, { as: 'visitor' })
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  account({
    id: 'a token that was good when it was checked is said to be good after logging out',
    operationId: 'checkToken',
    login: 'password',
    ...remembering(
      () => new Map<string, Loose>(),
      (kept, returning, passing) => {
        inData('checkToken', (data) => {
          const token = String(bodyOf(passing)['token'])
          if (data.valid) kept.set(token, data)
          else return kept.get(token)
          return undefined
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const { access_token: token } = await signIn(ask)
      await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })
      await ask('/uaa/api/logout', { method: 'POST', as: 'visitor', headers: { authorization: `Bearer ${token}` } })
      return (await ask('/uaa/api/token-check', { body: { token }, as: 'visitor' })).data.valid
    },
  }),
  account({
    id: 'the code for another application is the same each time that it is asked for',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Buffer>(),
      (codes, returning, passing) => {
        onReply('getCurrentUserCode', () => {
          if (codeOf(returning) !== '200') return
          const key = `${askerOf(passing)} ${passing.url.search}`
          returning.body = codes.get(key) ?? returning.body
          codes.set(key, returning.body)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const first = await ask(codeTarget)
      return first.code === '200' && first.text === (await ask(codeTarget)).text
    },
  }),
]
