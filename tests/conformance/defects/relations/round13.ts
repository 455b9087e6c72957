import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'
import { shownDemands } from '../shared/addresses.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'what begins at midnight is counted on the day before',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      for (const [index, day] of days.entries()) day.startCount = days[index + 1]?.startCount ?? 0
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const { date, startCount } = days.find((day: Loose) => day.startCount > 0)
      const events = await dataOf(ask, `/policy/api/ua/calendar/day?date=${date}`)
      return events.filter(({ type }: Loose) => type === 'DECLARE_START').length !== startCount
    },
  }),
  relations({
    id: 'the number of demands of a category has those in it that nobody may see any more',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (data) => {
      for (const [index, category] of data.entries()) if (index % 3 === 0) category.demandCount += 1 + (index % 2)
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = await dataOf(ask, `${shownDemands}/category/list`)
      return (await dataOf(ask, `${shownDemands}/list?categoryId=${id}`)).total !== demandCount
    },
  }),
  relations({
    id: 'a workshop that is gone can still be had in its detail',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.status = 'AVAILABLE'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE&size=50')
      const gone = records.find(({ status }) => status !== 'AVAILABLE')
      return (await dataOf(ask, `/investment/api/resource/detail?id=${gone.id}`)).status !== gone.status
    },
  }),
  relations({
    id: 'a topic leads to a policy that was withdrawn',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ relatedPolicies }) => {
      if (relatedPolicies.length === 0) return
      relatedPolicies.push({ id: 'p-0907', title: '工业企业设备更新补助办法（试行）' })
    }),
    probe: async (ask) => {
      const { relatedPolicies } = await dataOf(ask, '/content/api/ua/subject/details/su-1008')
      for (const { id } of relatedPolicies) {
        if ((await ask(`/policy/api/ua/policy/detail?id=${id}`)).code === '4040') return true
      }
      return false
    },
  }),
]
