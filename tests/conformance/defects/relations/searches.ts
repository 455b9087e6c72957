import { type Defect, type Loose, inData } from '../../defect.ts'

export const relationsDefects: Defect[] = [
  {
    id: 'months of the year begin with 0',
    group: 'relations',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (calendar) => {
      const { months } = calendar
      calendar.months = months.map(({ month }: Loose, index: number) => ({ ...months[(index + 11) % 12], month }))
    }),
    probe: async (ask) => {
      const { months } = (await ask('/policy/api/ua/calendar/year?year=2026', { as: 'visitor' })).data
      const { days } = (await ask('/policy/api/ua/calendar/month?year=2026&month=12', { as: 'visitor' })).data
      return months[11].endCount !== days.reduce((sum: number, { endCount }: Loose) => sum + endCount, 0)
    },
  },
  {
    id: 'sign-ups of an event from a cached copy',
    group: 'relations',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (event) => {
      event.signedCount = Math.max(0, event.signedCount - 3)
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/customer/event/page')).data
      const { signedCount } = (await ask('/supanddem/api/ua/customer/event/detail?id=ev-1001')).data
      return records.find(({ id }: Loose) => id === 'ev-1001').signedCount !== signedCount
    },
  },
  {
    id: 'demands of a category with those off the shelf',
    group: 'relations',
    operationId: 'listDemandCategories',
    reply: inData('listDemandCategories', (categories) => {
      for (const category of categories) category.demandCount += 2
    }),
    probe: async (ask) => {
      const [{ id, demandCount }] = (await ask('/supanddem/api/ua/show/demand/category/list')).data
      return (await ask(`/supanddem/api/ua/show/demand/list?categoryId=${id}`)).data.total < demandCount
    },
  },
  {
    id: 'resources counted with the drafts',
    group: 'relations',
    operationId: 'countResources',
    reply: inData('countResources', (count) => count + 4),
    probe: async (ask) => {
      const { total } = (await ask('/supanddem/api/ua/show/resource/list')).data
      return (await ask('/supanddem/api/ua/show/resource/count')).data > total
    },
  },
  {
    id: 'number of a subject’s policies without its last section',
    group: 'relations',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', (subject) => {
      subject.policyCount -= subject.sections.at(-1)?.policies.length ?? 0
    }),
    probe: async (ask) => {
      const { records } = (await ask('/policy/api/ua/subject/list')).data
      const { policyCount } = (await ask('/policy/api/ua/subject/details/s-106')).data
      return records.find(({ id }: Loose) => id === 's-106').policyCount > policyCount
    },
  },
]
