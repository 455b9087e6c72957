import { bodyOf, dataOf, dayAfter } from '../asked.ts'
import { envelopeOf, inData, jsonReply, onReply, onRequest, setJson, type Defect, type Loose } from '../defect.ts'

const customer = '/supanddem/api/customer'
const isOf = (status: string) => (record: Loose) => record.status === status
const footprint = { targetType: 'POLICY', targetId: 'p-1002', title: '看过的政策' }

/** A footprint that is there already is left as it is. */
function viewedOnce(): Pick<Defect, 'request' | 'restart'> {
  let seen = new Set<unknown>()
  return {
    request: onRequest('addHistory', (passing) => {
      const { targetId } = bodyOf(passing)
      const isNew = !seen.has(targetId)
      seen.add(targetId)
      if (isNew) return undefined
      return jsonReply({ returnCode: '200', data: null })
    }),
    restart: () => {
      seen = new Set()
    },
  }
}

/** Each is found by a law that was written together with it. */
export const upkeepDefects: Defect[] = [
  {
    id: 'the header of another enterprise is believed',
    group: 'access',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data, { headers }) => {
      if (headers['enterprise-id'] !== undefined) data.name = '别家企业'
    }),
    probe: async (ask) => {
      const target = '/policy/api/enterprise/sys/current/basic'
      const others = await ask(target, { headers: { 'enterprise-id': 'en-of-nobody' } })
      return others.text !== (await ask(target)).text
    },
  },
  {
    id: 'own demands are offered for a docking',
    group: 'lists',
    operationId: 'listCustomerDemands',
    reply: inData('listCustomerDemands', ({ records }) => {
      if (records.length > 0) records[0].id = 'de-1016'
    }),
    probe: async (ask) => {
      const own = new Set((await dataOf(ask, `${customer}/demand/myList?size=50`)).records.map(({ id }: Loose) => id))
      return (await dataOf(ask, `${customer}/demand/demandList`)).records.some(({ id }: Loose) => own.has(id))
    },
  },
  {
    id: 'the figures of one enterprise are those of all',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    request: onRequest('getMySupplyDemandStats', ({ url }) => url.searchParams.delete('enId')),
    probe: async (ask) => {
      const own = await dataOf(ask, '/enterprise/api/member/en/list')
      const all = await ask(`${customer}/statistics`)
      for (const { enId } of own) if ((await ask(`${customer}/statistics?enId=${enId}`)).text !== all.text) return false
      return true
    },
  },
  {
    id: 'the own sign-up is not in the detail of the event',
    group: 'relations',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', ({ mySign: _mySign, ...event }) => event),
    probe: async (ask) => {
      const [{ eventId }] = (await dataOf(ask, `${customer}/event/myList`)).records
      return (await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${eventId}`)).mySign === undefined
    },
  },
  {
    id: 'the price is the speed',
    group: 'relations',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ scores }) => {
      if (scores !== null) [scores.price, scores.speed] = [scores.speed, scores.price]
    }),
    probe: async (ask) => {
      const { scores } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      const list = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001&size=50'
      const prices = (await dataOf(ask, list)).records.map((record: Loose) => record.scores.price)
      const sum = prices.reduce((all: number, each: number) => all + each, 0)
      return Math.abs(sum / prices.length - scores.price) > 0.1
    },
  },
  {
    id: 'what is being audited can be edited',
    group: 'relations',
    operationId: 'listMyDemands',
    reply: inData('listMyDemands', ({ records }) => {
      for (const record of records.filter(isOf('AUDITING'))) record.actions.push('EDIT')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/demand/myList?status=AUDITING`)
      return records.some(({ actions }: Loose) => actions.includes('EDIT'))
    },
  },
  {
    id: 'a change of what is being audited is said to be saved',
    group: 'state',
    write: true,
    operationId: 'saveDemand',
    reply: onReply('saveDemand', (returning, passing) => {
      const { id } = bodyOf(passing)
      if (envelopeOf(returning)?.['returnCode'] === '4090' && id !== undefined)
        setJson(returning, { returnCode: '200', data: { id, status: 'AUDITING', actions: ['WITHDRAW'] } })
    }),
    probe: async (ask) => {
      const [{ id, enId = 'en-1001' }] = (await dataOf(ask, `${customer}/demand/myList?status=AUDITING`)).records
      const body = { id, enId, submit: false, title: '改过的需求名称', demandType: 'TECH' }
      return (await ask(`${customer}/demand/save`, { body })).code === '200'
    },
  },
  {
    id: 'the contact that is masked is somebody else',
    group: 'shape',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contact, contactMasked }) => {
      if (contact !== undefined) contactMasked.contactTel = contactMasked.contactTel.replace(/^../, '19')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, `${customer}/demand/docking/list?status=FINISHED`)
      const { contact, contactMasked } = await dataOf(ask, `${customer}/demand/docking/detail?id=${records[0].id}`)
      return contact.contactTel.slice(0, 3) !== contactMasked.contactTel.slice(0, 3)
    },
  },
  {
    id: 'a footprint keeps the moment of the first view',
    group: 'state',
    write: true,
    operationId: 'addHistory',
    ...viewedOnce(),
    probe: async (ask) => {
      const setToday = (today: string | null) => ask('/__mock/settings', { method: 'PUT', body: { today } })
      await setToday(dayAfter(new Date().toISOString(), -1))
      await ask('/message/api/history/save', { body: footprint })
      const [first] = (await dataOf(ask, '/message/api/history/list')).records
      await setToday(null)
      await ask('/message/api/history/save', { body: footprint })
      const [again] = (await dataOf(ask, '/message/api/history/list')).records
      return again.viewTime === first.viewTime
    },
  },
]
