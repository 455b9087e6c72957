import { askerOf, bodyOf, signIn } from '../../asked.ts'
import { type Defect, type Loose, codeOf, envelopeOf, inData, onReply, onRequest, setJson } from '../../defect.ts'
import { account } from '../../groups.ts'
import { done, visitor } from '../shared/requests.ts'

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"></svg>'

/** The page is told that it is out, and no token is taken back. */
function logoutForgotten(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  const issued = new Set<string>()
  return {
    request: onRequest('logout', (passing) => (issued.has(askerOf(passing)) ? done() : undefined)),
    reply: (returning) => {
      const data: Loose = envelopeOf(returning)?.['data']
      if (typeof data?.access_token === 'string') issued.add(`Bearer ${data.access_token}`)
    },
    restart: () => issued.clear(),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'a wrong password is told before a wrong captcha',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      if (codeOf(returning) !== '4001' || bodyOf(passing)['password'] === 'Portal@2026') return
      setJson(returning, { ...envelopeOf(returning), returnCode: '4002', errorMessage: '用户名或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', ...visitor })).data
      const body = { username: 'member01', password: 'Mistaken@2026', captchaCode: '0', captchaCodeId }
      return (await ask('/uaa/login', { body, ...visitor })).code === '4002'
    },
  }),
  account({
    id: 'the check of tokens looks at their form only',
    operationId: 'checkToken',
    reply: inData('checkToken', (data, passing) => {
      if (/^[\w-]{16,}$/.test(String(bodyOf(passing)['token']))) data.valid = true
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'conformance-expired-token' }, ...visitor })).data.valid,
  }),
  account({
    id: 'a captcha that does not exist has an empty picture',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status !== 404) return
      Object.assign(returning, { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: Buffer.from(blank) })
    }),
    probe: async (ask) => (await ask('/uaa/api/register/captcha/graph/nobody-made-it', visitor)).status === 200,
  }),
  account({
    id: 'the access token goes on after its logout',
    operationId: 'logout',
    login: 'password',
    ...logoutForgotten(),
    probe: async (ask) => {
      const headers = { authorization: `Bearer ${(await signIn(ask)).access_token}` }
      const { code } = await ask('/uaa/api/logout', { method: 'POST', headers })
      return code === '200' && (await ask('/uaa/api/current-user', { headers })).status === 200
    },
  }),
  account({
    id: 'a code to log in is sent again without a wait',
    operationId: 'sendLoginSmsCaptcha',
    write: true,
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (codeOf(returning) === '4005') setJson(returning, { returnCode: '200', data: { resendAfter: 60 } })
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=13800000001&purpose=login'
      await ask(target, visitor)
      return (await ask(target, visitor)).code === '200'
    },
  }),
]
