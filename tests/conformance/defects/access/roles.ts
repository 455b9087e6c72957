import { type Defect, jsonReply, onRequest } from '../../defect.ts'

/** The second member is taken for the owner. */
const unowned = (operationId: string) =>
  onRequest(operationId, ({ headers }) => {
    if (headers['authorization']?.includes('second-member') === true)
      headers['authorization'] = 'Bearer contract-test-token'
  })

const types = ['SYSTEM', 'POLICY', 'DECLARE', 'DOCKING', 'AUDIT', 'ACTIVITY', 'REMIND', 'REPLY']

const none = { total: 0, byType: Object.fromEntries(types.map((type) => [type, 0])) }

/** Who may see and do what, forgotten at one place. */
export const accessDefects: Defect[] = [
  {
    id: 'rights of any enterprise',
    group: 'access',
    operationId: 'getEnterpriseIntellectual',
    request: unowned('getEnterpriseIntellectual'),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/en/intellectual?enId=en-1001', { as: 'stranger' })).code === '200',
  },
  {
    id: 'docking of a resource by its number',
    group: 'access',
    operationId: 'getResourceDocking',
    request: unowned('getResourceDocking'),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/docking/detail?id=dk-2001', { as: 'stranger' })).code === '200',
  },
  {
    id: 'a visitor has no messages',
    group: 'access',
    operationId: 'countUnreadMessages',
    request: onRequest('countUnreadMessages', ({ headers }) =>
      headers['authorization'] === undefined ? jsonReply({ returnCode: '200', data: none }) : undefined,
    ),
    probe: async (ask) => (await ask('/message/api/msg/count', { as: 'visitor' })).code === '200',
  },
  {
    id: 'anybody cancels a place',
    group: 'access',
    operationId: 'cancelEventSign',
    write: true,
    request: unowned('cancelEventSign'),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'anybody saves what an incubator has',
    group: 'access',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: unowned('saveEnterpriseCarrier'),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/save/carrier?enId=en-1001'
      const body = {
        incubatorDisposableArea: 100,
        incubatorCompanyAmount: 1,
        incubatorGraduatedCompanyAmount: 1,
      }
      return (await ask(target, { body, as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'anybody deletes a record of an application',
    group: 'access',
    operationId: 'deleteDeclareRecord',
    write: true,
    request: unowned('deleteDeclareRecord'),
    probe: async (ask) => {
      const submitDate = new Date().toISOString().slice(0, 10)
      const [batch] = (await ask('/policy/api/ua/declare/page?declareState=ENDING')).data.records
      const body = { declarationId: batch.id, enId: 'en-1001', submitDate }
      const { id } = (await ask('/policy/api/customer/declare/save', { body })).data
      const target = `/policy/api/customer/declare/delete?id=${id}`
      return (await ask(target, { method: 'DELETE', as: 'stranger' })).code === '200'
    },
  },
  {
    id: 'a bad token is a visitor’s',
    group: 'access',
    operationId: 'listRecommendedPolicies',
    request: onRequest('listRecommendedPolicies', ({ headers }) => {
      if (!/contract-test|second-member/.test(headers['authorization'] ?? '')) delete headers['authorization']
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/policy/api/ua/policy/recommendList', { headers })).status === 200
    },
  },
  {
    id: 'the token in the query',
    group: 'access',
    operationId: 'getDeclareRecord',
    request: onRequest('getDeclareRecord', ({ url, headers }) => {
      for (const name of ['access_token', 'token']) {
        const token = url.searchParams.get(name)
        if (token !== null) headers['authorization'] ??= `Bearer ${token}`
        url.searchParams.delete(name)
      }
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/declare/detail?id=dr-1002&access_token=contract-test-token'
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  },
]
