import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'

const typed = new WeakMap<Passing, string>()

const declarations = '/policy/api/ua/declare/page'

/** Statements that select too much, too little, or in another order. */
export const listsDefects: Defect[] = [
  {
    id: 'demands of every state',
    group: 'lists',
    operationId: 'listMyDemands',
    request: onRequest('listMyDemands', ({ url }) => {
      if (/^[A-Z_]+$/.test(url.searchParams.get('status') ?? '')) url.searchParams.delete('status')
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/demand/myList?status=DRAFT')).data.records.some(
        ({ status }: Loose) => status !== 'DRAFT',
      ),
  },
  {
    id: 'applications from old to new',
    group: 'lists',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', ({ records }) => {
      records.reverse()
    }),
    probe: async (ask) => {
      const { records } = (await ask('/policy/api/customer/declare/list?size=50')).data
      return records[0].updateTime < records.at(-1).updateTime
    },
  },
  {
    id: 'pages from zero',
    group: 'lists',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url: { searchParams } }) => {
      const current = searchParams.get('current') ?? ''
      if (/^[1-9]\d{0,5}$/.test(current)) searchParams.set('current', String(Number(current) + 1))
    }),
    reply: inData('pageDeclarations', (page, { url }) => {
      if (url.searchParams.has('current')) page.current -= 1
    }),
    probe: async (ask) => {
      const [first] = (await ask(`${declarations}?size=2`)).data.records
      return (await ask(`${declarations}?size=2&current=1`)).data.records[0].id !== first.id
    },
  },
  {
    id: 'a word only in the title',
    group: 'lists',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (page, { url }) => {
      const word = url.searchParams.get('keyWord')?.trim() ?? ''
      if (word === '') return
      page.records = page.records.filter(({ title }: Loose) => title.includes(word))
      page.total = page.records.length
      page.pages = Math.ceil(page.total / page.size)
    }),
    probe: async (ask) => {
      const { records } = (await ask('/content/api/ua/attract/list?size=50')).data
      const chain = records[0].industryChain.find((each: string) => !records[0].title.includes(each))
      const found = (await ask(`/content/api/ua/attract/list?size=50&keyWord=${encodeURIComponent(chain)}`)).data
      return !found.records.some(({ id }: Loose) => id === records[0].id)
    },
  },
  {
    id: 'an underscore is any character',
    group: 'lists',
    operationId: 'listTags',
    request: onRequest('listTags', ({ url }) => {
      if (/^[%_]+$/.test(url.searchParams.get('keyword') ?? '')) url.searchParams.delete('keyword')
    }),
    probe: async (ask) => (await ask('/policy/api/customer/tag/list?keyword=_')).data.length > 0,
  },
  {
    id: 'any day to the deadline',
    group: 'lists',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url }) => {
      if (/^(7|30|90)$/.test(url.searchParams.get('deadlineWithin') ?? '')) url.searchParams.delete('deadlineWithin')
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/demand/list?deadlineWithin=7&size=50')).data.records.some(
        ({ remainDays }: Loose) => remainDays > 7,
      ),
  },
  {
    id: 'kinds of history picked from the page',
    group: 'lists',
    operationId: 'listHistory',
    request: onRequest('listHistory', (passing) => {
      const { searchParams } = passing.url
      const type = searchParams.get('targetType') ?? ''
      if (!/^(POLICY|DEMAND|RESOURCE|PROVIDER|ATTRACT|HOUSE|LAND|OFFICE|NEWS)$/.test(type)) return
      typed.set(passing, type)
      searchParams.delete('targetType')
    }),
    reply: inData('listHistory', (page, passing) => {
      const type = typed.get(passing)
      if (type !== undefined) page.records = page.records.filter(({ targetType }: Loose) => targetType === type)
    }),
    probe: async (ask) => {
      const { records, total } = (await ask('/message/api/history/list?targetType=LAND&size=50')).data
      return records.length < total
    },
  },
  {
    id: 'at most twenty in silence',
    group: 'lists',
    operationId: 'listTalentPolicies',
    request: onRequest('listTalentPolicies', ({ url: { searchParams } }) => {
      const size = Number(searchParams.get('size') ?? 10)
      if (size > 20 && size <= 50) searchParams.set('size', '20')
    }),
    probe: async (ask) => (await ask('/policy/api/ua/policy/talent-list?size=50')).data.size === 20,
  },
]
