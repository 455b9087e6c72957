import { envelopeOf, inData, jsonReply, onReply, onRequest, setJson, type Defect, type Passing } from '../defect.ts'

const member = 'Bearer contract-test-token'
const stranger = 'Bearer conformance-second-member-token'
const expired = 'Bearer conformance-expired-token'

/** The operation acts for the first member, although it was called with this token, or with none. */
function actsFor(operationId: string, called: string | undefined): NonNullable<Defect['request']> {
  return onRequest(operationId, ({ headers }: Passing) => {
    if (headers['authorization'] === called) headers['authorization'] = member
  })
}

/** Doors that were left open: who is asked for, and who is not. */
export const doorDefects: Defect[] = [
  {
    id: 'proposed tags are among the public paths',
    group: 'access',
    operationId: 'listProposedTags',
    request: onRequest('listProposedTags', ({ headers }) =>
      headers['authorization'] === undefined ? jsonReply({ returnCode: '200', data: [] }) : undefined,
    ),
    probe: async (ask) => (await ask('/policy/api/customer/tag/propose', { as: 'visitor' })).code === '200',
  },
  {
    id: 'login asked for under HTTP 200',
    group: 'access',
    operationId: 'getHistorySetting',
    reply: onReply('getHistorySetting', (returning) => {
      if (returning.status === 401) returning.status = 200
    }),
    probe: async (ask) => {
      const { status, code } = await ask('/message/api/history/setting', { as: 'visitor' })
      return status === 200 && code === '401'
    },
  },
  {
    id: 'declarations of other members by id',
    group: 'access',
    operationId: 'getDeclareRecord',
    request: actsFor('getDeclareRecord', stranger),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1011', { as: 'stranger' })).data?.id === 'dr-1011',
  },
  {
    id: 'messages of other members can be marked as read',
    group: 'access',
    operationId: 'readMessage',
    write: true,
    request: actsFor('readMessage', stranger),
    probe: async (ask) => {
      await ask('/message/api/msg/read?id=m-u-1001-1', { method: 'POST', as: 'stranger' })
      return (await ask('/message/api/msg/count')).data.total === 4
    },
  },
  {
    id: 'full name of the enterprise that evaluates',
    group: 'access',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) record.enNameMasked = record.enNameMasked?.replace(/\*+/, '科技')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001', { as: 'visitor' })
      return !data.records[0].enNameMasked.includes('*')
    },
  },
  {
    id: 'a member’s copy of a demand from the cache for visitors',
    group: 'access',
    operationId: 'getDemand',
    request: actsFor('getDemand', undefined),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/detail?id=de-1016', { as: 'visitor' })).data.own === true,
  },
  {
    id: 'private files for everybody who has the path',
    group: 'access',
    operationId: 'downloadFile',
    request: actsFor('downloadFile', undefined),
    probe: async (ask) => {
      const { status } = await ask('/uaa/api/download/file?filePath=f-electricity-word&fileName=a.doc', {
        as: 'visitor',
      })
      return status === 200
    },
  },
  {
    id: 'the end of a token is not looked at',
    group: 'access',
    operationId: 'getMySupplyDemandStats',
    request: actsFor('getMySupplyDemandStats', expired),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/statistics', { headers: { authorization: expired } })).status === 200,
  },
  reusedRefreshToken(),
  {
    id: 'the code comes with the answer, as on the test system',
    group: 'account',
    operationId: 'sendRegisterSmsCaptcha',
    write: true,
    login: 'code',
    reply: inData('sendRegisterSmsCaptcha', (sent) => ({ ...sent, verifyCode: '482915' })),
    probe: async (ask) =>
      (await ask('/uaa/api/register/sms-captcha?tel=13900001234&type=register', { as: 'visitor' })).data.verifyCode ===
      '482915',
  },
  {
    id: 'hash of the password beside the user',
    group: 'account',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (user) => ({
      ...user,
      password: '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5J1c4n2Yw1rJ0Zr8b0f3T0kGZ1cWm',
    })),
    probe: async (ask) => (await ask('/uaa/api/current-user')).data.password !== undefined,
  },
  {
    id: 'the old password is not compared',
    group: 'account',
    operationId: 'changePassword',
    write: true,
    login: 'password',
    reply: onReply('changePassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4002') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const body = { oldPassword: 'Wrong@2026', newPassword: 'Renewed@2026' }
      return (await ask('/uaa/api/user/change/password', { method: 'PUT', body })).code === '200'
    },
  },
  {
    id: 'the captcha of the login is not compared',
    group: 'account',
    operationId: 'loginByPassword',
    write: true,
    reply: onReply('loginByPassword', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4001')
        setJson(returning, { returnCode: '4002', errorMessage: '用户名或密码错误' })
    }),
    probe: async (ask) => {
      const { captchaCodeId } = (await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })).data
      const body = { username: 'nobody', password: 'Wrong@2026', captchaCode: '!!!!', captchaCodeId }
      return (await ask('/uaa/login', { body, as: 'visitor' })).code === '4002'
    },
  },
  {
    id: 'HEAD is refused',
    group: 'http',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ method }) =>
      method === 'HEAD' ? { status: 405, headers: { allow: 'GET' }, body: Buffer.alloc(0) } : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list', { method: 'HEAD' })).status === 405,
  },
  {
    id: 'the proxy keeps a member’s demands',
    group: 'http',
    operationId: 'listMyDemands',
    reply: onReply('listMyDemands', ({ headers }) => {
      headers['cache-control'] = 'max-age=300'
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/myList')).headers.get('cache-control') === 'max-age=300',
  },
]

/** The tokens of the first exchange are handed out again for the token that was used up. */
function reusedRefreshToken(): Defect {
  const exchanged = new Map<string, Buffer>()
  return {
    id: 'a refresh token is not used up',
    group: 'account',
    operationId: 'refreshTokens',
    write: true,
    reply: onReply('refreshTokens', (returning, { body }) => {
      const known = exchanged.get(body)
      if (returning.status === 401 && known !== undefined) Object.assign(returning, { status: 200, body: known })
      else if (envelopeOf(returning)?.['returnCode'] === '200') exchanged.set(body, returning.body)
    }),
    probe: async (ask) => {
      const body = { refreshToken: 'example-refresh-token-0001' }
      await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      return (await ask('/uaa/api/refresh-token', { body, as: 'visitor' })).code === '200'
    },
  }
}
