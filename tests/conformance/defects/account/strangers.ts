import { type Defect, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../../defect.ts'
import { memberBearer } from '../shared/tokens.ts'

const login = { username: 'nobody-here', password: 'Wrong@2026', captchaCode: 'abcd', captchaCodeId: 'none' }

export const accountDefects: Defect[] = [
  {
    id: 'one captcha for all',
    group: 'account',
    operationId: 'createGraphCaptcha',
    reply: (() => {
      let first: Buffer | undefined
      return onReply('createGraphCaptcha', (returning) => {
        first ??= returning.body
        returning.body = first
      })
    })(),
    probe: async (ask) => {
      const make = () => ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })
      return (await make()).data.captchaCodeId === (await make()).data.captchaCodeId
    },
  },
  {
    id: 'one code to scan for all',
    group: 'account',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => {
      Object.assign(data, { qrId: 'zz-0', content: 'zz-login:zz-0' })
    }),
    probe: async (ask) => (await ask('/uaa/api/ua/zz/qr')).data.qrId === (await ask('/uaa/api/ua/zz/qr')).data.qrId,
  },
  {
    id: 'a code is sent to any address',
    write: true,
    group: 'account',
    operationId: 'getCurrentUserCode',
    request: onRequest('getCurrentUserCode', ({ url, headers }) =>
      url.searchParams.get('redirectUri')?.startsWith('https://') === true && headers['authorization'] === memberBearer
        ? jsonReply({ returnCode: '200', data: { code: `c-${Math.random().toString(36).slice(2)}`, expiresIn: 60 } })
        : undefined,
    ),
    probe: async (ask) =>
      (await ask('/uaa/api/current-user/code?redirectUri=https%3A%2F%2Felsewhere.example%2F&clientId=portal')).code ===
      '200',
  },
  {
    id: 'any scan signs in',
    write: true,
    group: 'account',
    operationId: 'createZzToken',
    request: onRequest('createZzToken', (passing) =>
      passing.body.includes('"qrId":"') && passing.body.length > 12
        ? jsonReply({
            returnCode: '200',
            data: { access_token: 'contract-test-token', refresh_token: 'example-refresh-token-0001' },
          })
        : undefined,
    ),
    probe: async (ask) => (await ask('/uaa/api/ua/zz/token', { body: { qrId: 'zz-none-9' } })).code === '200',
  },
  {
    id: 'tells who has no account',
    group: 'account',
    operationId: 'loginByPassword',
    login: 'password',
    reply: onReply('loginByPassword', (returning, { body }) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4002' && !body.includes('member01'))
        setJson(returning, { ...envelope, errorMessage: '该用户不存在' })
      else if (envelope?.['returnCode'] === '4001' && body.includes('nobody'))
        setJson(returning, { returnCode: '4002', errorMessage: '该用户不存在' })
    }),
    probe: async (ask) => (await ask('/uaa/login', { body: login, as: 'visitor' })).text.includes('不存在'),
  },
]
