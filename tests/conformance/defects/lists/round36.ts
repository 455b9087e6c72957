import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, type Passing, inData, onRequest } from '../../defect.ts'
import { demandList } from '../shared/addresses.ts'
import { leaveOut } from '../shared/pages.ts'
import { lists } from '../../groups.ts'

const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'

const byViews = new WeakSet<Passing>()

export const listsDefects: Defect[] = [
  lists({
    id: 'houses whose price is negotiable fall out once a highest price is given',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.has('maxPrice')) leaveOut(data, ({ negotiable }) => negotiable)
    }),
    probe: async (ask) => {
      const open = (await recordsIn(ask, houses)).filter(({ negotiable }) => negotiable)
      const found = await recordsIn(ask, `${houses}&maxPrice=9999`)
      return open.length > 0 && found.every(({ negotiable }) => !negotiable)
    },
  }),
  lists({
    id: 'demands for any region are missing where a region is chosen',
    operationId: 'listDemands',
    reply: inData('listDemands', (data, { url }) => {
      if (url.searchParams.has('region')) leaveOut(data, ({ expectRegion }) => expectRegion.length === 0)
    }),
    probe: async (ask) => {
      const all = await recordsIn(ask, `${demandList}?size=50`)
      const found = await recordsIn(ask, `${demandList}?size=50&region=321283`)
      const isOpen = ({ expectRegion }: Loose) => expectRegion.length === 0
      return all.some(isOpen) && !found.some(isOpen)
    },
  }),
  lists({
    id: 'open batches do not include those about to end',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data, { url }) => {
      if (url.searchParams.get('declareState') === 'OPEN')
        leaveOut(data, ({ declarationTag }) => declarationTag.code === 'ENDING')
    }),
    probe: async (ask) => {
      const target = '/policy/api/ua/declare/page?size=50&declareState='
      const ending = await recordsIn(ask, `${target}ENDING`)
      const open = await recordsIn(ask, `${target}OPEN`)
      return ending.length > 0 && !open.some(({ id }) => id === ending[0].id)
    },
  }),
  lists({
    id: 'a category of the first level finds nothing of its second level',
    operationId: 'listFacilitatorProducts',
    request: onRequest('listFacilitatorProducts', ({ url }) => {
      if (/^sc-\d$/.test(url.searchParams.get('categoryId') ?? '')) url.searchParams.set('name', '䶮䶮')
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/ua/facilitator/product?categoryId='
      const under = await dataOf(ask, `${target}sc-11`)
      return under.total > 0 && (await dataOf(ask, `${target}sc-1`)).total === 0
    },
  }),
  lists({
    id: 'a percent sign finds every enterprise',
    operationId: 'searchEnterprises',
    request: onRequest('searchEnterprises', ({ url }) => {
      if (url.searchParams.get('name') === '%') url.searchParams.set('name', '公司')
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/ua/en/lib/list?name=%25')).total > 0,
  }),
  lists({
    id: 'pinned news stands at the head of every page again',
    operationId: 'listNotices',
    ...(() => {
      let pinned: Loose
      const reply = inData('listNotices', (data, { url }) => {
        const [first] = data.records
        if (data.current === 1 && first?.top === true && url.searchParams.get('name') === null) pinned = first
        if (data.current > 1 && first !== undefined && pinned !== undefined) data.records[0] = pinned
      })
      return { reply, restart: () => void (pinned = undefined) }
    })(),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/content/api/ua/notice/pc/list?size=5')
      const [again] = await recordsIn(ask, '/content/api/ua/notice/pc/list?size=5&current=2')
      return first.top === true && again.id === first.id
    },
  }),
  lists({
    id: 'the total of one kind of footprints is that of all kinds',
    operationId: 'listHistory',
    reply: inData('listHistory', (data, { url }) => {
      if (!url.searchParams.has('targetType')) return
      data.total = Math.max(data.total, 12)
      data.pages = Math.ceil(data.total / data.size)
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/history/list?targetType=POLICY&size=50')
      return total > records.length
    },
  }),
  lists({
    id: 'projects by views are cut into pages first and sorted afterwards',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', (passing) => {
      if (passing.url.searchParams.get('sort') !== 'VIEW') return
      passing.url.searchParams.delete('sort')
      byViews.add(passing)
    }),
    reply: inData('listAttracts', (data, passing) => {
      if (byViews.has(passing)) data.records.sort((one: Loose, two: Loose) => two.viewCount - one.viewCount)
    }),
    probe: async (ask) => {
      const target = '/content/api/ua/attract/list?sort=VIEW&size=3&current='
      const firstPage = await recordsIn(ask, `${target}1`)
      const secondPage = await recordsIn(ask, `${target}2`)
      return secondPage.some(({ viewCount }) => viewCount > firstPage[2].viewCount)
    },
  }),
]
