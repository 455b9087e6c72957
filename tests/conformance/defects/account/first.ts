import { type Defect, type Passing, type Returning, inData, jsonReply, onReply, onRequest } from '../../defect.ts'
import { account } from '../../groups.ts'

const done = jsonReply({ returnCode: '200', data: null })

const search = '/policy/api/ua/policy/search-list'

const signIn = jsonReply({
  returnCode: '200',
  data: { access_token: 'contract-test-token', refresh_token: 'example-refresh-token-0001' },
})

/** Signs for the gateway what the caller has not signed. */
const unsigned = (when: (passing: Passing) => boolean) =>
  onRequest('searchPolicies', (passing) =>
    when(passing)
      ? jsonReply({
          returnCode: '200',
          data: {
            records: [],
            total: 0,
            size: 10,
            current: 1,
            pages: 0,
            facets: {
              level: [],
              department: [],
              category: [],
              supportMode: [],
              enjoyMode: [],
              industry: [],
              scale: [],
              declareState: [],
            },
          },
        })
      : undefined,
  )

const stale = (passing: Passing) => Math.abs(Date.now() - Number(passing.headers['timestamp'])) > 300_000

const signature = { sign: 'A'.repeat(64), timestamp: '1600000000000', nonce: 'abcdefgh12345678' }

const sent = { returnCode: '200', data: { resendAfter: 30 } }

const wrongCode = { returnCode: '4004', errorMessage: '短信验证码错误或已过期' }

/** Answers as it did at first, when the same request with its code comes again. */
const secondTime = (operationId: string): Pick<Required<Defect>, 'request' | 'reply'> => {
  const given = new Map<string, Returning>()
  const keyOf = ({ url, body }: Passing) => url.search + body
  return {
    request: onRequest(operationId, (passing) => given.get(keyOf(passing))),
    reply: onReply(operationId, (returning, passing) => {
      if (returning.body.includes('access_token')) given.set(keyOf(passing), returning)
    }),
  }
}

export const accountDefects: Defect[] = [
  account({
    id: 'no signature needed',
    operationId: 'searchPolicies',
    request: unsigned(({ headers }) => headers['sign'] === undefined),
    probe: async (ask) => (await ask(search)).code === '200',
  }),
  account({
    id: 'stale signature',
    operationId: 'searchPolicies',
    request: unsigned(stale),
    probe: async (ask) => (await ask(search, { headers: signature })).code === '200',
  }),
  account({
    id: 'every token is valid',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => void Object.assign(data, { valid: true, expiresIn: 60 })),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'nobody-knows-this-token' } })).data.valid,
  }),
  account({
    id: 'any code signs in',
    operationId: 'loginByPhone',
    write: true,
    request: onRequest('loginByPhone', () => ({ ...signIn })),
    probe: async (ask) =>
      (await ask('/uaa/login-phone?tel=19900000001&verifyCode=000000', { method: 'POST' })).code === '200',
  }),
  account({
    id: 'any code resets a password',
    operationId: 'resetForgottenPassword',
    write: true,
    request: onRequest('resetForgottenPassword', ({ body }) => (body.includes('verifyCode') ? { ...done } : undefined)),
    probe: async (ask) =>
      (
        await ask('/uaa/api/ua/password/forgot', {
          method: 'PUT',
          body: { tel: '19900000001', verifyCode: '000000', password: 'Portal@2026' },
        })
      ).code === '200',
  }),
  account({
    id: 'any refresh token',
    operationId: 'refreshTokens',
    write: true,
    request: onRequest('refreshTokens', ({ body }) => (body.includes('nobody') ? { ...signIn } : undefined)),
    probe: async (ask) =>
      (await ask('/uaa/api/refresh-token', { body: { refreshToken: 'nobody-knows-this-token' } })).code === '200',
  }),
  account({
    id: 'captcha is written out',
    operationId: 'getGraphCaptcha',
    reply: onReply(
      'getGraphCaptcha',
      (returning) =>
        void (returning.body = Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg"><text x="1" y="9">K7QD</text></svg>',
        )),
    ),
    probe: async (ask) =>
      (
        await ask(
          `/uaa/api/register/captcha/graph/${(await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data.captchaCodeId}`,
        )
      ).text.includes('K7QD'),
  }),
  account({
    id: 'logout leaves the session',
    operationId: 'logout',
    write: true,
    request: onRequest('logout', ({ headers }) =>
      headers['authorization'] === undefined || headers['authorization'].includes('conformance')
        ? undefined
        : { ...done },
    ),
    probe: async (ask) => {
      await ask('/uaa/api/logout', { method: 'POST' })
      return (await ask('/uaa/api/current-user')).status === 200
    },
  }),
  account({
    id: 'captcha serves twice',
    operationId: 'loginByPassword',
    login: 'password',
    ...secondTime('loginByPassword'),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST' })).data
      const { answer } = JSON.parse((await ask(`/__mock/captcha/${captchaCodeId}`)).text) as { answer: string }
      const body = { username: 'member01', password: 'Portal@2026', captchaCode: answer, captchaCodeId }
      await ask('/uaa/login', { body })
      return (await ask('/uaa/login', { body })).code === '200'
    },
  }),
  account({
    id: 'code of an SMS serves twice',
    operationId: 'loginByPhone',
    login: 'code',
    ...secondTime('loginByPhone'),
    probe: async (ask) => {
      await ask('/uaa/api/login/sms-captcha?tel=13800000001&purpose=login')
      const [sms] = JSON.parse((await ask('/__mock/outbox')).text) as { code: string }[]
      const target = `/uaa/login-phone?tel=13800000001&verifyCode=${sms?.code}`
      await ask(target, { method: 'POST' })
      return (await ask(target, { method: 'POST' })).code === '200'
    },
  }),
  account({
    id: 'SMS without a limit',
    operationId: 'sendLoginSmsCaptcha',
    login: 'code',
    reply: onReply('sendLoginSmsCaptcha', (returning) => {
      if (returning.body.includes('"4005"')) Object.assign(returning, jsonReply(sent))
    }),
    probe: async (ask) => {
      const target = '/uaa/api/login/sms-captcha?tel=19900000001&purpose=login'
      await ask(target)
      return (await ask(target)).code === '200'
    },
  }),
  account({
    id: 'codes may be guessed for ever',
    operationId: 'loginByPhone',
    write: true,
    reply: onReply('loginByPhone', (returning) => {
      if (returning.body.includes('"4003"')) Object.assign(returning, jsonReply(wrongCode))
    }),
    probe: async (ask) => {
      const codes = []
      for (let tried = 0; tried < 8; tried += 1)
        codes.push((await ask('/uaa/login-phone?tel=19900000002&verifyCode=000000', { method: 'POST' })).code)
      return codes.every((code) => code === '4004')
    },
  }),
]
