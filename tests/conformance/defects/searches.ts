import { inData, onRequest, type Defect, type Loose } from '../defect.ts'

/** Queries that find too much or too little, and figures that do not agree. */
export const searchDefects: Defect[] = [
  {
    id: 'word looked for in the titles of the help only',
    group: 'lists',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (groups, { url }) => {
      const word = url.searchParams.get('keyword')?.trim() ?? ''
      return groups
        .map((group: Loose) => ({
          ...group,
          articles: group.articles.filter(({ title }: Loose) => title.includes(word)),
        }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const found = await ask(`/content/api/ua/help/list?keyword=${encodeURIComponent('二十八项')}`)
      return found.code === '200' && found.data.length === 0
    },
  },
  {
    id: 'year of declaration files is ignored',
    group: 'lists',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      url.searchParams.delete('year')
    }),
    probe: async (ask) =>
      (await ask('/policy/api/show/declareFile/page?year=2025')).data.records.some(({ year }: Loose) => year !== 2025),
  },
  {
    id: 'first page has the number 0',
    group: 'lists',
    operationId: 'listContentSubjects',
    request: onRequest('listContentSubjects', ({ url: { searchParams } }) => {
      const current = searchParams.get('current') ?? '1'
      if (/^\d+$/.test(current)) searchParams.set('current', String(Number(current) + 1))
    }),
    reply: inData('listContentSubjects', (page) => {
      page.current -= 1
    }),
    probe: async (ask) =>
      (await ask('/content/api/ua/subject/list?current=1')).data.records.every(({ id }: Loose) => id !== 'su-1001'),
  },
  {
    id: 'only the first of several levels counts',
    group: 'lists',
    operationId: 'listPolicies',
    request: onRequest('listPolicies', ({ url: { searchParams } }) => {
      const [first] = searchParams.get('level')?.split(',') ?? []
      if (first !== undefined) searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const [one, two] = await Promise.all(
        ['CITY', 'CITY,COUNTY'].map((levels) => ask(`/policy/api/ua/policy/list?level=${levels}`)),
      )
      return one?.data.total === two?.data.total
    },
  },
  {
    id: 'percent sign finds every resource',
    group: 'lists',
    operationId: 'listResources',
    request: onRequest('listResources', ({ url: { searchParams } }) => {
      if (/^[%_]+$/.test(searchParams.get('name') ?? '')) searchParams.delete('name')
    }),
    probe: async (ask) => (await ask('/supanddem/api/ua/show/resource/list?name=%25')).data.total > 0,
  },
  {
    id: 'total of events counts what the filter leaves out',
    group: 'lists',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (page, { url }) => {
      if (!url.searchParams.has('state')) return
      page.total += 5
      page.pages = Math.ceil(page.total / page.size)
    }),
    probe: async (ask) => {
      const { records, total } = (await ask('/supanddem/api/ua/customer/event/page?state=SIGNING')).data
      return records.length < total && records.length < 10
    },
  },
  {
    id: 'false is taken for no filter',
    group: 'lists',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url: { searchParams } }) => {
      if (searchParams.get('read') === 'false') searchParams.delete('read')
    }),
    probe: async (ask) =>
      (await ask('/message/api/msg/list?read=false')).data.records.some(({ read }: Loose) => read === true),
  },
  {
    id: 'order by views is upside down',
    group: 'lists',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }, { url }) => {
      if (url.searchParams.get('sort') === 'VIEW') records.reverse()
    }),
    probe: async (ask) => {
      const { records } = (await ask('/enterprise/api/ua/facilitator/list?sort=VIEW')).data
      return records[0].viewCount < records.at(-1).viewCount
    },
  },
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
