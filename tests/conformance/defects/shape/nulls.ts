import { opened, shownRecords } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const statuses = [
  'DRAFT',
  'AUDITING',
  'REJECTED',
  'PUBLISHED',
  'DOCKING',
  'COMPLETED',
  'OFF_SHELF',
  'EXPIRED',
  'BLOCKED',
]

const size50 = '/content/api/ua/attract/list?size=50'

/** What is absent becomes zero, an empty object or the word null on its way through primitive types and `IFNULL`. */
export const shapeDefects: Defect[] = [
  shape({
    id: 'land that nobody wants is 0 in the list',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const record of data.records) record.landDemand ??= 0
    }),
    probe: async (ask) => (await shownRecords(ask, size50)).some(({ landDemand }) => landDemand === 0),
  }),
  shape({
    id: 'the smallest part of what cannot be split is 0',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => void (data.minSplitArea ??= 0)),
    probe: async (ask) => {
      const houses = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE&size=50')
      const whole = await opened(ask, houses, ({ id }) => `/investment/api/resource/detail?id=${id}`)
      return whole.some(({ canSplit, minSplitArea }) => !canSplit && minSplitArea === 0)
    },
  }),
  shape({
    id: 'an online event lies in the Gulf of Guinea',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (data) => {
      data.lng ??= 0
      data.lat ??= 0
    }),
    probe: async (ask) => {
      const events = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')
      const details = await opened(ask, events, ({ id }) => `/supanddem/api/ua/customer/event/detail?id=${id}`)
      return details.some(({ form, lng }) => form === 'ONLINE' && lng === 0)
    },
  }),
  shape({
    id: 'an answer without a clause refers to null',
    operationId: 'getFrequentDeclaration',
    reply: inData('getFrequentDeclaration', (data) => {
      for (const qa of data) qa.clauseRef ??= null
    }),
    probe: async (ask) => {
      const batches = await shownRecords(ask, '/policy/api/ua/declare/page?size=50')
      const questions = await opened(ask, batches, ({ id }) => `/policy/api/ua/declare/frequent/${id}`)
      return questions.flat().some(({ clauseRef }) => clauseRef === null)
    },
  }),
  shape({
    id: 'the value of an empty input is the word null',
    operationId: 'getToolResult',
    write: true,
    reply: inData('getToolResult', (data) => {
      for (const input of data.result.inputs) input.valueText = String(input.valueText)
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', employeeAmount: 500 } }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body })).data
      const { result } = (await ask(`/consult/api/customer/tool/history/detail?id=${id}`)).data
      return result.inputs.some((input: { valueText: unknown }) => input.valueText === 'null')
    },
  }),
  shape({
    id: 'states that no demand has are counted',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      const found = new Map<string, number>(
        data.demands.map(({ status, count }: { status: string; count: number }) => [status, count]),
      )
      data.demands = statuses.map((status) => ({ status, count: found.get(status) ?? 0 }))
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/statistics')).data.demands.some(
        ({ count }: { count: number }) => count === 0,
      ),
  }),
  shape({
    id: 'what is over ends in 0 days',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (data) => {
      for (const event of data) event.remainDays ??= 0
    }),
    probe: async (ask) => {
      const batches = await shownRecords(ask, '/policy/api/ua/declare/page?size=50&declareState=END')
      const days = await opened(ask, batches, ({ start }) => `/policy/api/ua/calendar/day?date=${start}`)
      return days.flat().some(({ remainDays }) => remainDays === 0)
    },
  }),
]
