import { bodyOf, signIn } from '../../asked.ts'
import {
  type Ask,
  type Defect,
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
} from '../../defect.ts'

const newestCode = async (ask: Ask): Promise<string> => JSON.parse((await ask('/__mock/outbox')).text).at(-1).code

/** A code is marked as used before it is known whether the number has an account. */
function burnt(): Defect {
  const used = new Set<string>()
  return {
    id: 'a code is used up by a number without an account',
    group: 'account',
    operationId: 'loginByPhone',
    write: true,
    login: 'code',
    restart: () => used.clear(),
    request: onRequest('loginOrRegister', (passing) => {
      const { tel, verifyCode } = bodyOf(passing)
      return used.has(`${tel} ${verifyCode}`)
        ? jsonReply({ returnCode: '4004', errorMessage: '验证码错误或已过期' })
        : undefined
    }),
    reply: onReply('loginByPhone', (returning, { url }) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040')
        used.add(`${url.searchParams.get('tel')} ${url.searchParams.get('verifyCode')}`)
    }),
    probe: async (ask) => {
      const tel = '13900001237'
      await ask(`/uaa/api/login/sms-captcha?tel=${tel}&purpose=login`, { as: 'visitor' })
      const verifyCode = await newestCode(ask)
      await ask(`/uaa/login-phone?tel=${tel}&verifyCode=${verifyCode}`, { method: 'POST', as: 'visitor' })
      return (await ask('/uaa/loginOrRegister', { body: { tel, verifyCode }, as: 'visitor' })).code === '4004'
    },
  }
}

export const accountDefects: Defect[] = [
  {
    id: 'the first password can be set again',
    group: 'account',
    operationId: 'setRegisterPassword',
    write: true,
    login: 'code',
    reply: onReply('setRegisterPassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4090') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const tel = '13800000001'
      await ask(`/uaa/api/register/sms-captcha?tel=${tel}&type=register`, { as: 'visitor' })
      const body = { tel, verifyCode: await newestCode(ask), password: 'Renewed@2026' }
      return (await ask('/uaa/api/register/password', { method: 'PUT', body, as: 'visitor' })).code === '200'
    },
  },
  {
    id: 'nobody is told that another login took over',
    group: 'account',
    operationId: 'checkToken',
    write: true,
    login: 'password',
    reply: inData('checkToken', (data) => {
      if (data.takenOver === true) data.takenOver = false
    }),
    probe: async (ask) => {
      const { access_token } = await signIn(ask)
      await signIn(ask)
      const { data } = await ask('/uaa/api/token-check', { body: { token: access_token }, as: 'visitor' })
      return data.valid === false && data.takenOver === false
    },
  },
  burnt(),
  {
    id: 'the portal opens before a binding is reviewed',
    group: 'account',
    operationId: 'loginToEnterprisePortal',
    request: onRequest('loginToEnterprisePortal', (passing) =>
      changeBody(passing, (body) => {
        if (body['enId'] === 'en-1002') body['enId'] = 'en-1001'
      }),
    ),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1002' } })).code === '200',
  },
]
