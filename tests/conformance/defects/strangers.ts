import {
  inData,
  jsonReply,
  onReply,
  onRequest,
  envelopeOf,
  setJson,
  type Ask,
  type Defect,
  type Loose,
  type Passing,
} from '../defect.ts'

const member = 'Bearer contract-test-token'
const asMember = (operationId: string) =>
  onRequest(operationId, ({ headers }: Passing) => {
    if (headers['authorization']?.includes('second') === true) headers['authorization'] = member
  })
const messages = '/message/api/msg/list'
const enId = async (ask: Ask) => (await ask('/enterprise/api/member/en/list')).data[0].enId as string
const login = { username: 'nobody-here', password: 'Wrong@2026', captchaCode: 'abcd', captchaCodeId: 'none' }

/** Doors that one operation or one method leaves open, and secrets that are not as new as they should be. */
export const strangerDefects: Defect[] = [
  {
    id: 'the figures of another shop',
    group: 'access',
    operationId: 'getFacilitatorStatistics',
    request: asMember('getFacilitatorStatistics'),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/statistics/en-1001', { as: 'stranger' })).code === '200',
  },
  {
    id: 'the numbers of another enterprise',
    group: 'access',
    operationId: 'getMySupplyDemandStats',
    request: asMember('getMySupplyDemandStats'),
    probe: async (ask) =>
      (await ask(`/supanddem/api/customer/statistics?enId=${await enId(ask)}`, { as: 'stranger' })).code === '200',
  },
  {
    id: 'who knows the address has the file',
    group: 'access',
    operationId: 'downloadFile',
    request: onRequest('downloadFile', ({ headers }) => {
      headers['authorization'] = member
    }),
    probe: async (ask) => {
      const [{ pdfFile }] = (await ask('/enterprise/api/member/en/electricity/list')).data.records
      return (await ask(pdfFile.url, { as: 'visitor' })).status === 200
    },
  },
  {
    id: 'a docking is open to a third',
    group: 'access',
    operationId: 'getDemandDocking',
    request: asMember('getDemandDocking'),
    probe: async (ask) => {
      const [{ id }] = (await ask('/supanddem/api/customer/demand/docking/list')).data.records
      return (await ask(`/supanddem/api/customer/demand/docking/detail?id=${id}`, { as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'the number before it is agreed',
    group: 'access',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.status === 'PENDING') data.contact = { contactName: '沈工', contactTel: '13800000011' }
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/docking/detail?id=dk-1001')).data.contact !== undefined,
  },
  {
    id: 'who hides is known by the number',
    group: 'access',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.hideEnName === true) data.enId = 'en-1005'
    }),
    probe: async (ask) => {
      const all: Loose[] = (await ask('/supanddem/api/ua/show/demand/list?size=50')).data.records
      const hidden = all.find(({ hideEnName }) => hideEnName)
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${hidden.id}`)).data.enId !== undefined
    },
  },
  {
    id: 'the cloud of another enterprise',
    group: 'access',
    operationId: 'getCloudInfo',
    request: asMember('getCloudInfo'),
    probe: async (ask) =>
      (await ask(`/consult/api/customer/cloud/info?enId=${await enId(ask)}`, { as: 'stranger' })).code === '200',
  },
  {
    id: 'another member saves the staff',
    group: 'access',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: asMember('saveEnterprisePersonnel'),
    probe: async (ask) => {
      const own = await enId(ask)
      const body = (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data
      const target = `/enterprise/api/member/en/save/personnel?enId=${own}`
      return (await ask(target, { body, as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'anybody deletes a message',
    group: 'access',
    operationId: 'deleteMessages',
    write: true,
    request: asMember('deleteMessages'),
    probe: async (ask) => {
      const [{ id }] = (await ask(messages)).data.records
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return (await ask(messages)).data.records[0].id !== id
    },
  },
  {
    id: 'anybody reads a message for another',
    group: 'access',
    operationId: 'readMessage',
    write: true,
    request: asMember('readMessage'),
    probe: async (ask) => {
      const [{ id }] = (await ask(`${messages}?read=false`)).data.records
      await ask(`/message/api/msg/read?id=${id}`, { method: 'POST', as: 'stranger' })
      return (await ask(messages)).data.records.find((each: Loose) => each.id === id).read
    },
  },
  {
    id: 'where a message leads to tells others',
    write: true,
    group: 'access',
    operationId: 'transformMessage',
    request: asMember('transformMessage'),
    probe: async (ask) => {
      const [{ id }] = (await ask(messages)).data.records
      return (await ask(`/message/api/msg/transform?id=${id}`, { method: 'POST', as: 'stranger' })).code === '200'
    },
  },
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
      url.searchParams.get('redirectUri')?.startsWith('https://') === true && headers['authorization'] === member
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
