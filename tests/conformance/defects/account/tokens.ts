import { bodyOf } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  type Returning,
  changeBody,
  envelopeOf,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'
import { account } from '../../groups.ts'

const names = ['member01', 'member02', 'member03', 'provider01', 'provider02']

const numbers = ['13800000001', '13800000002', '13800000003', '13800000011', '13800000012', '13800000099']

const latest = new Map<string, string>()

const entered = new Map<string, Returning>()

const goodPassword = 'Portal@2027'

const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most

const copyOf = ({ status, headers, body }: Returning): Returning => ({ status, headers: { ...headers }, body })

async function loginAs(ask: Ask, username: string): Promise<string> {
  const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { as: 'visitor', method: 'POST' })).data
  const { text } = await ask(`/__mock/captcha/${captchaCodeId}`, { as: 'visitor' })
  const captchaCode = (JSON.parse(text) as { answer: string }).answer
  const body = { username, password: 'Wrong@2026', captchaCode, captchaCodeId }
  return (await ask('/uaa/login', { as: 'visitor', body })).text
}

/** Tokens, codes and passwords that hold longer or tell more than they should. */
export const accountDefects: Defect[] = [
  account({
    id: 'whether a name has an account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, passing) => {
      const name = String(bodyOf(passing)['username']).trim()
      if (envelopeOf(returning)?.['returnCode'] === '4002' && ![...names, ...numbers].includes(name))
        setJson(returning, { returnCode: '4002', errorMessage: '账号不存在' })
    }),
    probe: async (ask) => (await loginAs(ask, 'nobody-here')) !== (await loginAs(ask, 'member01')),
  }),
  account({
    id: 'a code from an SMS logs in again and again',
    operationId: 'loginByPhone',
    login: 'code',
    request: onRequest('loginByPhone', ({ url }) => {
      const before = entered.get(url.search)
      return before === undefined ? undefined : copyOf(before)
    }),
    reply: onReply('loginByPhone', (returning, { url }) => {
      if (envelopeOf(returning)?.['returnCode'] === '200') entered.set(url.search, copyOf(returning))
    }),
    restart: () => {
      entered.clear()
    },
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13800000003&purpose=login', { as: 'visitor' })
      const outbox = JSON.parse((await ask('/__mock/outbox', { as: 'visitor' })).text) as { code: string }[]
      const login = `/uaa/login-phone?tel=13800000003&verifyCode=${outbox[0]?.code}`
      await ask(login, { as: 'visitor', method: 'POST' })
      return (await ask(login, { as: 'visitor', method: 'POST' })).code === '200'
    },
  }),
  account({
    id: 'every refresh token of a login stays good',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['refreshToken'] !== 'string') return
        let token = body['refreshToken']
        for (let next = latest.get(token); next !== undefined; next = latest.get(token)) token = next
        body['refreshToken'] = token
      })
    }),
    reply: onReply('refreshTokens', (returning, passing) => {
      const data = envelopeOf(returning)?.['data'] as { refresh_token?: string } | undefined
      if (data?.refresh_token !== undefined) latest.set(String(bodyOf(passing)['refreshToken']), data.refresh_token)
    }),
    restart: () => {
      latest.clear()
    },
    probe: async (ask) => {
      const refresh = async (refreshToken: string) =>
        (await ask('/uaa/api/refresh-token', { as: 'visitor', body: { refreshToken } })).code
      const first = 'example-refresh-token-0001'
      return (await refresh(first)) === '200' && (await refresh(first)) === '200'
    },
  }),
  account({
    id: 'a token that nobody can take back',
    operationId: 'logout',
    write: true,
    request: onRequest('logout', (passing) => {
      passing.url = new URL('/uaa/api/current-user', passing.url)
      passing.method = 'GET'
      passing.body = ''
    }),
    reply: onReply('logout', (returning) => {
      if (returning.status === 200) setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { code } = await ask('/uaa/api/logout', { method: 'POST' })
      return code === '200' && (await ask('/uaa/api/current-user')).status === 200
    },
  }),
  account({
    id: 'a new account with any password',
    operationId: 'registerByPhone',
    login: 'code',
    write: true,
    request: onRequest('registerByPhone', (passing) => {
      changeBody(passing, (body) => {
        if (isText(body['password'], 50)) body['password'] = goodPassword
      })
    }),
    probe: async (ask) => {
      const body = { tel: '13900001234', verifyCode: '000000', password: '123456' }
      return (await ask('/uaa/api/register/tel', { as: 'visitor', body })).code === '4004'
    },
  }),
  account({
    id: 'whether a number has an account',
    operationId: 'resetForgottenPassword',
    write: true,
    request: onRequest('resetForgottenPassword', (passing) => {
      const { tel, verifyCode, password, ...others } = bodyOf(passing)
      if (Object.keys(others).length > 0 || passing.headers['content-type']?.includes('json') !== true) return undefined
      const isRight = /^[0-9+-]+$/.test(tel) && /^\d+$/.test(verifyCode) && isText(tel, 50) && isText(verifyCode, 20)
      return isRight && isText(password, 1024) && password.length >= 8 && !numbers.includes(tel)
        ? jsonReply({ returnCode: '4040', errorMessage: '该手机号尚未注册' })
        : undefined
    }),
    probe: async (ask) => {
      const body = { tel: '19900000000', verifyCode: '000000', password: goodPassword }
      return (await ask('/uaa/api/ua/password/forgot', { as: 'visitor', method: 'PUT', body })).code === '4040'
    },
  }),
  account({
    id: 'a code for any application at any address',
    operationId: 'getCurrentUserCode',
    write: true,
    request: onRequest('getCurrentUserCode', ({ url: { searchParams } }) => {
      const address = searchParams.get('redirectUri') ?? ''
      if (!/^https?:\/\/[^/\s]\S*$/.test(address) || !/^[A-Za-z0-9_-]{1,64}$/.test(searchParams.get('clientId') ?? ''))
        return
      searchParams.set('redirectUri', 'https://calculator.example.gov.cn/')
      searchParams.set('clientId', 'policy-calculator')
    }),
    probe: async (ask) => {
      const elsewhere = encodeURIComponent('https://evil.example.com/')
      return (await ask(`/uaa/api/current-user/code?redirectUri=${elsewhere}&clientId=anybody`)).code === '200'
    },
  }),
]
