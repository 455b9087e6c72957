import { dataOf, parameter, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { requeried, reshaped } from '../shared/hooks.ts'
import { cutAnew, leaveOut } from '../shared/pages.ts'
import { totalOf } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const facilitators = '/enterprise/api/ua/facilitator/list?sort=SCORE'

const lands = '/investment/ua/showResource/listByType?type=LAND'

const idsOf = (records: Loose[]): string => records.map(({ id }) => id).join()

export const listDefects: Defect[] = [
  lists({
    id: 'read=false lists the read messages too',
    ...requeried('listMessages', (query) => {
      if (query.get('read') === 'false') query.delete('read')
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/message/api/msg/list?read=false&size=50')).some(({ read }) => read === true),
  }),
  lists({
    id: 'the greatest area leaves out what is exactly as large',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (page, passing) => {
      const most = parameter('maxArea')(passing)
      if (most !== '') leaveOut(page, ({ area }) => area === Number(most))
    }),
    probe: async (ask) => {
      const [{ id, area }] = await recordsIn(ask, lands)
      return !(await recordsIn(ask, `${lands}&size=50&maxArea=${area}`)).some((land) => land.id === id)
    },
  }),
  lists({
    id: 'the facilitators are sorted on the first page alone',
    ...requeried('listFacilitators', (query) => {
      if (Number(query.get('current') ?? '1') > 1) query.delete('sort')
    }),
    probe: async (ask) => {
      const all = await recordsIn(ask, `${facilitators}&size=50`)
      return idsOf(await recordsIn(ask, `${facilitators}&size=10&current=2`)) !== idsOf(all.slice(10, 20))
    },
  }),
  lists({
    id: 'a last page that is not full is not counted',
    ...reshaped('listFacilitatorProducts', (page) => void (page.pages = Math.floor(page.total / page.size))),
    probe: async (ask) => {
      const { total, size, pages } = await dataOf(ask, '/enterprise/api/ua/facilitator/product?size=10')
      return pages * size < total
    },
  }),
  lists({
    id: 'the second page of the events begins with the last one of the first',
    ...cutAnew('pageEvents', (records, { current, size }) => {
      const start = current === 1 ? 0 : (current - 1) * size - 1
      return { records: records.slice(start, start + size), total: records.length }
    }),
    probe: async (ask) => {
      const target = '/supanddem/api/ua/customer/event/page?size=2'
      const [one, two] = [await recordsIn(ask, target), await recordsIn(ask, `${target}&current=2`)]
      return one[1].id === two[0].id
    },
  }),
  lists({
    id: 'the search for help looks at titles alone',
    ...reshaped('listHelpArticles', (categories, passing) => {
      const typed = parameter('keyword')(passing).trim()
      return categories.flatMap((category: Loose) => {
        const articles = category.articles.filter(({ title }: Loose) => title.includes(typed))
        return articles.length === 0 ? [] : [{ ...category, articles }]
      })
    }),
    probe: async (ask) => {
      const found = await dataOf(ask, `/content/api/ua/help/list?keyword=${encodeURIComponent('收取验证码')}`)
      return found.length === 0
    },
  }),
  lists({
    id: 'of several departments only the last one is looked for',
    ...requeried('pageDeclarations', (query) => {
      const last = query.get('department')?.split(',').at(-1)
      if (last !== undefined) query.set('department', last)
    }),
    probe: async (ask) => {
      const target = '/policy/api/ua/declare/page'
      const records = await recordsIn(ask, `${target}?size=50`)
      const [one, two] = [...new Set(records.map(({ department }) => encodeURIComponent(department)))]
      return (
        (await totalOf(ask, `${target}?department=${one},${two}`)) ===
        (await totalOf(ask, `${target}?department=${two}`))
      )
    },
  }),
  lists({
    id: 'a per cent sign finds every enterprise',
    ...requeried('searchEnterprises', (query) => {
      if (/^[%_]+$/.test(query.get('name') ?? '')) query.set('name', '公司')
    }),
    probe: async (ask) => (await totalOf(ask, '/enterprise/api/ua/en/lib/list?name=%25')) > 0,
  }),
]
