import { askerOf, dataOf, recordsIn } from '../../asked.ts'
import { type Defect, codeOf, inData, onReply, onRequest, remembering, setJson } from '../../defect.ts'
import { memberBearer, strangerBearer } from '../shared/tokens.ts'
import { access } from '../../groups.ts'

const declared = '/policy/api/customer/declare/detail?id=dr-1011'
const card = '/enterprise/api/member/facilitator/card/en-2001'
const event = '/supanddem/api/ua/customer/event/detail?id=ev-1001'

/** The second member is served as if the first one had asked. */
const servedAsOwner = (operationId: string): NonNullable<Defect['request']> =>
  onRequest(operationId, (passing) => {
    if (askerOf(passing) === strangerBearer) passing.headers['authorization'] = memberBearer
  })

export const accessDefects: Defect[] = [
  access({
    id: 'whoever knows the number of a declaration reads it',
    operationId: 'getDeclareRecord',
    request: servedAsOwner('getDeclareRecord'),
    probe: async (ask) => (await ask(declared, { as: 'stranger' })).data?.id === 'dr-1011',
  }),
  access({
    id: 'the card of a provider is handed to visitors',
    operationId: 'getFacilitatorCard',
    request: onRequest('getFacilitatorCard', (passing) => {
      if (askerOf(passing) === '') passing.headers['authorization'] = memberBearer
    }),
    probe: async (ask) => (await ask(card, { as: 'visitor' })).data?.tel !== undefined,
  }),
  access({
    id: 'messages are deleted by their number alone',
    operationId: 'deleteMessages',
    write: true,
    request: servedAsOwner('deleteMessages'),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, '/message/api/msg/list')
      await ask(`/message/api/msg/delete?ids=${id}`, { method: 'DELETE', as: 'stranger' })
      return !(await recordsIn(ask, '/message/api/msg/list?size=50')).some((message) => message.id === id)
    },
  }),
  access({
    id: 'the contact of the other side is in clear before it is accepted',
    operationId: 'getResourceDocking',
    reply: inData('getResourceDocking', (data) => {
      data.contact ??= { contactName: '沈示例', contactTel: '13800000011' }
    }),
    probe: async (ask) => {
      const docking = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')
      return docking.status === 'PENDING' && docking.contact !== undefined
    },
  }),
  access({
    id: 'the cache of an event shows visitors how a member has signed up',
    operationId: 'getEventDetail',
    ...remembering(
      () => new Map<string, Buffer>(),
      (cache, returning, passing) => {
        onReply('getEventDetail', () => {
          if (codeOf(returning) !== '200') return
          const key = passing.url.searchParams.get('id') ?? ''
          const isVisitor = askerOf(passing) === ''
          if (!isVisitor) cache.set(key, returning.body)
          else returning.body = cache.get(key) ?? returning.body
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask(event)
      return (await ask(event, { as: 'visitor' })).data.mySign !== undefined
    },
  }),
  access({
    id: 'a bare token without the word Bearer is let in',
    operationId: 'getHistorySetting',
    request: onRequest('getHistorySetting', (passing) => {
      const asker = askerOf(passing)
      if (/^[^ ]+$/.test(asker)) passing.headers['authorization'] = `Bearer ${asker}`
    }),
    probe: async (ask) => {
      const headers = { authorization: 'contract-test-token' }
      return (await ask('/message/api/history/setting', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'the enterprises of a member are listed after the token has expired',
    operationId: 'listMyEnterprises',
    request: onRequest('listMyEnterprises', (passing) => {
      if (askerOf(passing) === 'Bearer conformance-expired-token') passing.headers['authorization'] = strangerBearer
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask('/enterprise/api/member/en/list', { as: 'visitor', headers })).status === 200
    },
  }),
  access({
    id: 'the history of tool runs is empty rather than closed to visitors',
    operationId: 'listToolResults',
    reply: onReply('listToolResults', (returning, passing) => {
      if (returning.status !== 401 || askerOf(passing) !== '') return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => (await ask('/consult/api/customer/tool/history/list', { as: 'visitor' })).status === 200,
  }),
]
