import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'

/** Leaves of a page only the records that a narrower condition finds. */
const narrowed = (page: Loose, isFound: (record: Loose) => boolean) => {
  const records = page.records.filter(isFound)
  page.total -= page.records.length - records.length
  page.pages = Math.ceil(page.total / page.size)
  page.records = records
}

const attracts = '/content/api/ua/attract/list?size=50'

export const listsDefects: Defect[] = [
  {
    id: 'projects in one order only',
    group: 'lists',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url }) => {
      url.searchParams.delete('sort')
    }),
    probe: async (ask) =>
      (await ask(`${attracts}&sort=VIEW`)).data.records[0].id === (await ask(attracts)).data.records[0].id,
  },
  {
    id: 'of several levels the first',
    group: 'lists',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const [first] = (url.searchParams.get('level') ?? '').split(',')
      if (first) url.searchParams.set('level', first)
    }),
    probe: async (ask) => {
      const count = async (level: string) => (await ask(`/policy/api/ua/declare/page?level=${level}`)).data.total
      return (await count('CITY,COUNTY')) === (await count('CITY'))
    },
  },
  {
    id: 'resources are not found by their keywords',
    group: 'lists',
    operationId: 'listResources',
    reply: inData('listResources', (page, { url }) => {
      const name = url.searchParams.get('name')?.trim() ?? ''
      narrowed(page, ({ title }) => title.includes(name))
    }),
    probe: async (ask) => {
      const name = encodeURIComponent('高纯溶剂')
      const other = encodeURIComponent('预测维护')
      const list = '/supanddem/api/ua/show/resource/list?name='
      return (await ask(list + name)).data.total > 0 && (await ask(list + other)).data.total === 0
    },
  },
  {
    id: 'enterprises are found by the beginning of their name',
    group: 'lists',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (page, { url }) => {
      const name = url.searchParams.get('name')?.trim() ?? ''
      narrowed(page, (enterprise) => enterprise.name.startsWith(name))
    }),
    probe: async (ask) =>
      (await ask(`/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('精密传动')}`)).data.total === 0,
  },
  {
    id: 'talent policies for any keyword',
    group: 'lists',
    operationId: 'listTalentPolicies',
    request: onRequest('listTalentPolicies', ({ url }) => {
      url.searchParams.delete('keyword')
    }),
    probe: async (ask) =>
      (await ask(`/policy/api/ua/policy/talent-list?keyword=${encodeURIComponent('龘')}`)).data.total > 0,
  },
  {
    id: 'the last page that is not full is not counted',
    group: 'lists',
    operationId: 'listContentSubjects',
    reply: inData('listContentSubjects', (page) => {
      page.pages = Math.floor(page.total / page.size)
    }),
    probe: async (ask) => (await ask('/content/api/ua/subject/list?size=5')).data.pages === 2,
  },
  {
    id: 'quick questions from the last to the first',
    group: 'lists',
    operationId: 'pageRobotKeywords',
    reply: inData('pageRobotKeywords', ({ records }) => {
      records.reverse()
    }),
    probe: async (ask) => {
      const [first, second] = (await ask('/consult/api/ua/keyword/page')).data.records
      return first.sort > second.sort
    },
  },
  {
    id: 'files for any keyword',
    group: 'lists',
    operationId: 'pageDeclareFiles',
    request: onRequest('pageDeclareFiles', ({ url }) => {
      url.searchParams.delete('keyword')
    }),
    probe: async (ask) =>
      (await ask(`/policy/api/show/declareFile/page?keyword=${encodeURIComponent('龘')}`)).data.total > 0,
  },
]
