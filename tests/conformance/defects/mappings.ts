import { dataOf } from '../asked.ts'
import { inData, type Defect, type Loose } from '../defect.ts'
import { shape } from '../groups.ts'

/** Mappers that give what the table has instead of what was agreed. */
export const mappingDefects: Defect[] = [
  shape({
    id: 'whether a link leads outside is a tiny integer',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) for (const item of items) item.out = item.out ? 1 : 0
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
  shape({
    id: 'a product whose price is to be negotiated costs nothing',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data) => {
      for (const product of data.records) if (product.priceType === 'NEGOTIABLE') product.price = 0
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/ua/facilitator/product?priceType=NEGOTIABLE')
      return records[0].price === 0
    },
  }),
  shape({
    id: 'the coverage of a match is a fraction',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', (data) => {
      data.coverage = Math.round(data.coverage * 100) / 10_000
    }),
    probe: async (ask) => {
      const match = '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001'
      return (await dataOf(ask, match)).coverage < 1
    },
  }),
  shape({
    id: 'the deadline of an event one has signed up for lacks the seconds',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', (data) => {
      for (const sign of data.records) sign.signEnd = sign.signEnd.slice(0, 16)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/customer/event/myList')
      return records[0].signEnd.length === 16
    },
  }),
  shape({
    id: 'an event of one organizer has null for the others',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      if (data.coOrganizers.length === 0) data.coOrganizers = null
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/customer/event/detail?id=ev-1001')).coOrganizers === null,
  }),
  shape({
    id: 'distances are texts with their unit',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      for (const way of data.traffic) way.distance = `${way.distance}公里`
    }),
    probe: async (ask) => {
      const { traffic } = await dataOf(ask, '/investment/ua/showResource/detailOfEnvironment?id=env-1001')
      return traffic[0].distance === '3.5公里'
    },
  }),
  shape({
    id: 'a rule without an earlier version has an empty list of changes',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const rule of data) rule.changes ??= []
    }),
    probe: async (ask) => {
      const [rule] = await dataOf(ask, '/consult/api/ua/tool/rule/list?toolCode=SCALE')
      return rule.changes?.length === 0
    },
  }),
  shape({
    id: 'what was filled in is the text of the JSON column',
    operationId: 'getToolResult',
    write: true,
    reply: inData('getToolResult', (data) => {
      for (const [key, value] of Object.entries(data)) if (key !== 'result') data[key] = JSON.stringify(value)
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 186, operatingIncome: 13_600 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputs } })).data
      return typeof (await dataOf(ask, `/consult/api/customer/tool/history/detail?id=${id}`)).scale === 'string'
    },
  }),
  shape({
    id: 'the amounts of an investment are decimal texts',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => {
      for (const field of ['investAmountMin', 'investAmountMax'])
        if (data[field] !== null) data[field] = data[field].toFixed(2)
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/attract/detail/at-1001')).investAmountMin === '0.50',
  }),
  shape({
    id: 'after the oldest news comes one without title',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.next ??= { id: null, title: null }
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/notice/pc/detail/n-1022')).next?.title === null,
  }),
  shape({
    id: 'kinds of messages without an unread one are not counted',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      const counts: [string, Loose][] = Object.entries(data.byType)
      data.byType = Object.fromEntries(counts.filter(([, count]) => count > 0))
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/count')).byType.SYSTEM === undefined,
  }),
]
