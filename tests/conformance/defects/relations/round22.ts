import { dataOf } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'a day of the calendar lists ten matters, and the month counts all',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (data) => data.slice(0, 10)),
    probe: async (ask) => {
      const day = await dataOf(ask, '/policy/api/ua/calendar/day?date=2026-12-01')
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      return days[0].endCount > day.filter(({ type }: Loose) => type === 'DECLARE_END').length
    },
  }),
  relations({
    id: 'the number of demands leaves out the completed ones that the list has',
    operationId: 'countDemands',
    reply: inData('countDemands', (count) => count - 7),
    probe: async (ask) => {
      const count = await dataOf(ask, '/supanddem/api/ua/show/demand/count')
      return count !== (await dataOf(ask, '/supanddem/api/ua/show/demand/list?size=1')).total
    },
  }),
  relations({
    id: 'a workshop that is handed over later is free at once in its detail',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.availableDate = null
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/investment/ua/showResource/listByType?type=HOUSE&size=50')
      const { id } = records.find(({ availableDate }: Loose) => availableDate !== null)
      return (await dataOf(ask, `/investment/api/resource/detail?id=${id}`)).availableDate === null
    },
  }),
  relations({
    id: 'the detail of a declaration does not offer to decline, as its list does',
    operationId: 'getDeclareRecord',
    reply: inData('getDeclareRecord', (data) => {
      data.actions = data.actions.filter((action: string) => action !== 'DECLINE')
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list?size=50')
      const { id } = records.find(({ actions }: Loose) => actions.includes('DECLINE'))
      return !(await dataOf(ask, `/policy/api/customer/declare/detail?id=${id}`)).actions.includes('DECLINE')
    },
  }),
]
