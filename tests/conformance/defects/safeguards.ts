import { bodyOf, dataOf, signIn } from '../asked.ts'
import {
  changeBody,
  envelopeOf,
  inData,
  jsonReply,
  onReply,
  onRequest,
  setJson,
  type Ask,
  type Defect,
  type Loose,
} from '../defect.ts'

const newestCode = async (ask: Ask): Promise<string> => JSON.parse((await ask('/__mock/outbox')).text).at(-1).code

/** Checks of accounts, of what is asked for and of the web server that are not made. */
export const safeguardDefects: Defect[] = [
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
  {
    id: 'a conversation is looked for before its id is looked at',
    group: 'refusals',
    operationId: 'claimRobotSession',
    write: true,
    request: onRequest('claimRobotSession', (passing) => {
      const { sessionId } = bodyOf(passing)
      const isKnown = passing.headers['authorization'] !== undefined
      return isKnown && typeof sessionId === 'string' && !/^[\w-]{8,64}$/.test(sessionId)
        ? jsonReply({ returnCode: '4040', errorMessage: '会话不存在' })
        : undefined
    }),
    probe: async (ask) => {
      const target = '/consult/api/customer/smart/session/claim'
      return (await ask(target, { method: 'PUT', body: { sessionId: 'x' } })).code === '4040'
    },
  },
  {
    id: 'a tag that is not subscribed to is in the wrong state',
    group: 'refusals',
    operationId: 'deleteTag',
    write: true,
    reply: onReply('deleteTag', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '4040') setJson(returning, { ...envelope, returnCode: '4090' })
    }),
    probe: async (ask) => {
      const { tagId } = (await dataOf(ask, '/policy/api/customer/tag/list')).find((tag: Loose) => !tag.subscribed)
      return (await ask(`/policy/api/customer/tag/delete?tagId=${tagId}`, { method: 'DELETE' })).code === '4090'
    },
  },
  {
    id: 'no enterprise is an empty one',
    group: 'refusals',
    operationId: 'getCurrentEnterpriseBasic',
    reply: onReply('getCurrentEnterpriseBasic', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/policy/api/enterprise/sys/current/basic', { as: 'stranger' })
      return code === '200' && data === null
    },
  },
  {
    id: 'a slash at the end is as good',
    group: 'http',
    operationId: 'countEnterprises',
    request: ({ url }) => {
      if (url.pathname === '/enterprise/api/ua/en/count/') url.pathname = '/enterprise/api/ua/en/count'
      return undefined
    },
    probe: async (ask) => (await ask('/enterprise/api/ua/en/count/')).status === 200,
  },
  {
    id: 'a request without a body breaks the service',
    group: 'http',
    operationId: 'updateRobotKeyword',
    request: onRequest('updateRobotKeyword', ({ body }) =>
      body === '' ? jsonReply({ returnCode: '5000', errorMessage: '系统繁忙，请稍后再试' }, 500) : undefined,
    ),
    probe: async (ask) => (await ask('/consult/api/ua/keyword/update', { method: 'POST' })).status === 500,
  },
]

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
