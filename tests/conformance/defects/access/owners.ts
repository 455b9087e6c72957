import { type Defect, type Loose, type Passing, changeBody, inData, jsonReply, onRequest } from '../../defect.ts'
import { access } from '../../groups.ts'

const member = 'Bearer contract-test-token'

const stranger = 'Bearer conformance-second-member-token'

const lent = ({ headers }: Passing) => {
  if (headers['authorization'] === stranger) headers['authorization'] = member
}

/** Records that are found by their id alone, whoever asks, and pages that forgot to ask who it is. */
export const accessDefects: Defect[] = [
  access({
    id: 'the draft of a resource for whoever knows its id',
    operationId: 'getMyResource',
    request: onRequest('getMyResource', lent),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/myDetail?id=re-1009', { as: 'stranger' })).data?.id === 're-1009',
  }),
  access({
    id: 'patents of an enterprise that is not bound',
    operationId: 'getEnterpriseIntellectual',
    request: onRequest('getEnterpriseIntellectual', lent),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/en/intellectual?enId=en-1001', { as: 'stranger' })).code === '200',
  }),
  access({
    id: 'a third party reads a docking',
    operationId: 'getResourceDocking',
    request: onRequest('getResourceDocking', lent),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/resource/docking/detail?id=dk-2004', { as: 'stranger' })).code === '200',
  }),
  access({
    id: 'nobody has no evaluations',
    operationId: 'listMyDockingEvaluations',
    request: onRequest('listMyDockingEvaluations', ({ headers }) =>
      headers['authorization'] === undefined
        ? jsonReply({ returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
        : undefined,
    ),
    probe: async (ask) => (await ask('/supanddem/api/customer/evaluation/myList', { as: 'visitor' })).status === 200,
  }),
  access({
    id: 'the number of a private owner in full',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', ({ contact }) => {
      contact.tel = contact.tel.replace('****', '0000')
    }),
    probe: async (ask) => !(await ask('/investment/api/resource/detail?id=hs-1006')).data.contact.tel.includes('*'),
  }),
  access({
    id: 'a place at an event is given up by somebody else',
    operationId: 'cancelEventSign',
    write: true,
    request: onRequest('cancelEventSign', lent),
    probe: async (ask) => {
      const cancelled = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(cancelled, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the portal opens for an enterprise of somebody else',
    operationId: 'loginToEnterprisePortal',
    write: true,
    request: onRequest('loginToEnterprisePortal', (passing) => {
      lent(passing)
      if (passing.headers['authorization'] === member)
        changeBody(passing, (body: Loose) => {
          if (/^[\w-]{1,64}$/.test(body.enId)) body.enId = 'en-1001'
        })
    }),
    probe: async (ask) => (await ask('/uaa/sso/login', { body: { enId: 'en-1003' } })).code === '200',
  }),
  access({
    id: 'loans of an enterprise that is not bound',
    operationId: 'getPolicyAttributes',
    request: onRequest('getPolicyAttributes', lent),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/policy/attribute?enId=en-1001', { as: 'stranger' })).code === '200',
  }),
]
