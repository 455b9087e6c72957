import { askerOf, dataOf } from '../../asked.ts'
import { type Ask, type Defect, inData, onReply, remembering, setJson } from '../../defect.ts'
import { access } from '../../groups.ts'
import { isVisitor, letAsOwner } from '../shared/guards.ts'
import { declareList, historyList } from '../shared/addresses.ts'
import { strangerBearer } from '../shared/tokens.ts'

const isStranger = (asker: string) => asker === strangerBearer

const eventOf = '/supanddem/api/ua/customer/event/detail?id=ev-1001'

const docking = '/supanddem/api/customer/demand/docking/detail?id=dk-1001'

const certificates = '/enterprise/api/member/en/electricity/list'

async function chatted(ask: Ask): Promise<string> {
  const sessionId = 'mine-session-0001'
  await ask('/consult/api/ua/smart/answer', { body: { sessionId, question: '研发费用加计扣除怎么享受' } })
  return sessionId
}

export const accessDefects: Defect[] = [
  access({
    id: 'a record of a declaration opens to any member who has its number',
    operationId: 'getDeclareRecord',
    request: letAsOwner('getDeclareRecord', isStranger),
    probe: async (ask) => {
      const { records } = await dataOf(ask, declareList)
      const target = `/policy/api/customer/declare/detail?id=${records[0].id}`
      return (await ask(target, { as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the conversation of a member is read by a visitor with its identifier',
    operationId: 'getRobotSession',
    write: true,
    request: letAsOwner('getRobotSession', isVisitor),
    probe: async (ask) => {
      const target = `/consult/api/ua/smart/session/detail?sessionId=${await chatted(ask)}`
      return (await ask(target, { as: 'visitor' })).code === '200'
    },
  }),
  access({
    id: 'another member takes back somebody’s place at an event',
    operationId: 'cancelEventSign',
    write: true,
    request: letAsOwner('cancelEventSign', isStranger),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/event/sign/cancel?signId=es-1001'
      return (await ask(target, { method: 'PUT', as: 'stranger' })).code === '200'
    },
  }),
  access({
    id: 'the telephone of a provider is shown to all visitors',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact }) => {
      if (typeof contact?.tel === 'string') contact.tel = contact.tel.replaceAll('*', '6')
    }),
    probe: async (ask) => {
      const { data } = await ask('/enterprise/api/ua/facilitator/fa-2001', { as: 'visitor' })
      return data.contact.tel !== '' && !data.contact.tel.includes('*')
    },
  }),
  access({
    id: 'a token that is no longer good sees an empty history',
    operationId: 'listHistory',
    reply: onReply('listHistory', (returning, passing) => {
      if (returning.status !== 401 || !askerOf(passing).startsWith('Bearer ')) return
      returning.status = 200
      setJson(returning, { returnCode: '200', data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
    }),
    probe: async (ask) => {
      const headers = { authorization: 'Bearer conformance-expired-token' }
      return (await ask(historyList, { headers })).status === 200
    },
  }),
  access({
    id: 'who offers a solution is shown with the whole number before it is accepted',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      if (data.contactMasked) data.contactMasked.contactTel = data.contactMasked.contactTel.replaceAll('*', '0')
    }),
    probe: async (ask) => /^\d{11}$/.test((await dataOf(ask, docking)).contactMasked.contactTel),
  }),
  access({
    id: 'an event is kept in the cache with the place of the member who opened it',
    operationId: 'getEventDetail',
    ...remembering(
      () => new Map<string, unknown>(),
      (kept, returning, passing) => {
        inData('getEventDetail', (data) => {
          if (data.mySign !== undefined) kept.set(data.id, data.mySign)
          else if (askerOf(passing) === '' && kept.has(data.id)) data.mySign = kept.get(data.id)
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      await ask(eventOf)
      return (await ask(eventOf, { as: 'visitor' })).data.mySign !== undefined
    },
  }),
  access({
    id: 'the papers of a certificate are downloaded without a token',
    operationId: 'downloadFile',
    request: letAsOwner('downloadFile', isVisitor),
    probe: async (ask) => {
      const { wordFile } = (await dataOf(ask, certificates)).records[0]
      return (await ask(wordFile.url, { as: 'visitor' })).status === 200
    },
  }),
]
