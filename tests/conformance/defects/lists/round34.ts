import { dataOf, parameter, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { declareList, historyList, offices, policyList, providerList } from '../shared/addresses.ts'
import { requeried, reshaped } from '../shared/hooks.ts'
import { cutAnew, leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { byText, encoded } from '../shared/values.ts'
import { lists } from '../../groups.ts'

const subjects = '/content/api/ua/subject/list'

const priceLimit = parameter('maxPrice')

const keywordOf = parameter('keyword')

const typed = new WeakMap<Passing, string>()

export const listsDefects: Defect[] = [
  lists({
    id: 'a page of providers begins with the last one of the page before',
    ...cutAnew('listFacilitators', (records, { current, size }) => {
      const begin = Math.max(0, (current - 1) * size - 1)
      return { records: records.slice(begin, begin + size), total: records.length }
    }),
    probe: async (ask) =>
      (await recordsIn(ask, `${providerList}?size=5`)).at(-1).id ===
      (await recordsIn(ask, `${providerList}?size=5&current=2`))[0].id,
  }),
  lists({
    id: 'of several levels of policies only the first is looked for',
    ...requeried('listPolicies', (query) => {
      const [level] = (query.get('level') ?? '').split(',')
      if (level !== undefined && level !== '') query.set('level', level)
    }),
    probe: async (ask) =>
      (await totalOf(ask, `${policyList}?level=NATION,PROVINCE`)) ===
      (await totalOf(ask, `${policyList}?level=NATION`)),
  }),
  lists({
    id: 'a percent sign finds every subject',
    ...requeried('listContentSubjects', (query) => {
      if (/^[%_]+$/.test(query.get('name') ?? '')) query.delete('name')
    }),
    probe: async (ask) => (await totalOf(ask, `${subjects}?name=%25`)) === (await totalOf(ask, subjects)),
  }),
  lists({
    id: 'the highest price asked for is itself left out',
    ...reshaped('listShowResourcesByType', (data, passing) => {
      const limit = priceLimit(passing)
      if (limit !== '') leaveOut(data, ({ price }) => price === Number(limit))
    }),
    probe: async (ask) => {
      const [{ id, price }] = await recordsIn(ask, `${offices}&size=50`)
      const found = await recordsIn(ask, `${offices}&size=50&maxPrice=${price}`)
      return found.every((each: Loose) => each.id !== id)
    },
  }),
  lists({
    id: 'the total of the declarations is that of the page',
    ...reshaped('listDeclareRecords', (data) => void Object.assign(data, { total: data.records.length, pages: 1 })),
    probe: async (ask) => {
      const list = `${declareList}?size=5`
      return (await totalOf(ask, list)) === 5 && (await recordsIn(ask, `${list}&current=2`)).length > 0
    },
  }),
  lists({
    id: 'the most viewed resources are sorted as texts',
    ...reshaped('listResources', (data, { url }) => {
      if (url.searchParams.get('sort') !== 'VIEW') return
      data.records.sort((one: Loose, other: Loose) => byText(String(other.viewCount), String(one.viewCount)))
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/supanddem/api/ua/show/resource/list?sort=VIEW&size=50')
      return records.some(({ viewCount }, index) => index > 0 && viewCount > records[index - 1].viewCount)
    },
  }),
  lists({
    id: 'footprints are filtered after the page is cut',
    operationId: 'listHistory',
    request: onRequest('listHistory', (passing) => {
      typed.set(passing, passing.url.searchParams.get('targetType') ?? '')
      passing.url.searchParams.delete('targetType')
    }),
    reply: inData('listHistory', (data, passing) => {
      const type = typed.get(passing) ?? ''
      if (type !== '') data.records = data.records.filter(({ targetType }: Loose) => targetType === type)
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, `${historyList}?targetType=POLICY&size=50`)
      return records.length < total
    },
  }),
  lists({
    id: 'a search for help looks at nothing but titles',
    ...reshaped('listHelpArticles', (data, passing) =>
      data
        .map((each: Loose) => ({
          ...each,
          articles: each.articles.filter(({ title }: Loose) => title.includes(keywordOf(passing))),
        }))
        .filter(({ articles }: Loose) => articles.length > 0),
    ),
    probe: async (ask) =>
      (await dataOf(ask, `/content/api/ua/help/list?keyword=${encoded('手机号验证码')}`)).length === 0,
  }),
]
