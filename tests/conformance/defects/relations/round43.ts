import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, shownRecords } from '../../asked.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'the number of resources counts some that no list shows',
    operationId: 'countResources',
    reply: inData('countResources', (data) => data + 2),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/supanddem/api/ua/show/resource/list?size=1')
      return (await dataOf(ask, '/supanddem/api/ua/show/resource/count')) !== total
    },
  }),
  relations({
    id: 'the days left of a demand are one fewer when it is opened',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.remainDays > 0) data.remainDays -= 1
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/demand/list?status=PUBLISHED')
      const { id, remainDays } = records.find((each) => each.remainDays > 0)
      return (await dataOf(ask, `/supanddem/api/ua/show/demand/detail?id=${id}`)).remainDays !== remainDays
    },
  }),
  relations({
    id: 'several dictionaries at once come in another order than each alone',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) => {
      for (const values of Object.values<Loose[]>(data)) values.reverse()
    }),
    probe: async (ask) => {
      const alone = await dataOf(ask, '/uaa/api/dict/value?typeCode=EN_TYPE')
      const among = await dataOf(ask, '/uaa/api/dict/value/multiple?typeCodes=EN_TYPE,POLICY_REMARK')
      return alone[0].id !== among.EN_TYPE[0].id
    },
  }),
  relations({
    id: 'the year counts more ends in a month than the days of that month',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      for (const month of data.months) if (month.endCount > 0) month.endCount += 1
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=10')
      const sum = days.reduce((ends: number, { endCount }: Loose) => ends + endCount, 0)
      return months[9].endCount > sum
    },
  }),
]
