import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'

export const listsDefects: Defect[] = [
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
]
