import {
  type Ask,
  type Defect,
  type Loose,
  changeBody,
  envelopeOf,
  inData,
  onReply,
  onRequest,
  remembering,
  setJson,
} from '../../defect.ts'

const password = 'Portal@2026'

const logIn = async (ask: Ask, typed: string) => {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
  const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text)
  const body = { username: 'member01', password: typed, captchaCode: answer, captchaCodeId }
  return ask('/uaa/login', { body, as: 'visitor' })
}

const token = (body: string): Loose => {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}

const application = 'https://calculator.example.gov.cn/back'

let attempts = 0

export const accountDefects: Defect[] = [
  {
    id: 'as many wrong passwords as one likes',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    login: 'password',
    request: onRequest('loginByPassword', (passing) =>
      changeBody(passing, (body) => {
        const { username, password: typed } = body as Loose
        if (typeof username !== 'string' || username.length === 0 || username.length > 50) return
        if (typeof typed === 'string' && typed.length > 0 && typed.length <= 50 && typed !== password)
          body['username'] = `nobody${(attempts += 1)}`
      }),
    ),
    probe: async (ask) => {
      for (let count = 0; count < 6; count += 1) await logIn(ask, 'Wrong@2026')
      return (await logIn(ask, password)).code === '200'
    },
  },
  {
    id: 'a token is valid by its signature',
    group: 'account',
    operationId: 'checkToken',
    reply: inData('checkToken', (state, { body }) => {
      if (token(body).token === 'conformance-expired-token') state.valid = true
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'conformance-expired-token' } })).data.valid === true,
  },
  {
    id: 'any code registers',
    group: 'account',
    operationId: 'registerByPhone',
    write: true,
    login: 'code',
    reply: onReply('registerByPhone', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4004') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const body = { tel: '13900001234', verifyCode: '000000', password: 'Mended@2026' }
      return (await ask('/uaa/api/register/tel', { body, as: 'visitor' })).code === '200'
    },
  },
  {
    id: 'any code signs in or registers',
    group: 'account',
    operationId: 'loginOrRegister',
    write: true,
    login: 'code',
    reply: onReply('loginOrRegister', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4004') return
      const data = { access_token: 'contract-test-token', refresh_token: 'example-refresh-token-0001' }
      setJson(returning, { returnCode: '200', data })
    }),
    probe: async (ask) => {
      const body = { tel: '13800000001', verifyCode: '000000' }
      return (await ask('/uaa/loginOrRegister', { body, as: 'visitor' })).code === '200'
    },
  },
  {
    id: 'one code for every application and every time',
    group: 'account',
    operationId: 'getCurrentUserCode',
    ...remembering(
      () => new Map<string, Loose>(),
      (issued, returning, passing) =>
        inData('getCurrentUserCode', (code, { headers }) => {
          const key = headers['authorization'] ?? ''
          if (!issued.has(key)) issued.set(key, structuredClone(code))
          return issued.get(key)
        })(returning, passing),
    ),
    probe: async (ask) => {
      const target = `/uaa/api/current-user/code?clientId=policy-calculator&redirectUri=${encodeURIComponent(application)}`
      const first = (await ask(target)).data?.code
      return first !== undefined && (await ask(target)).data.code === first
    },
  },
]
