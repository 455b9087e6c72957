import { parameter, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData, onRequest } from '../../defect.ts'
import { leaveOut } from '../shared/pages.ts'
import { visitor } from '../shared/requests.ts'
import { lists } from '../../groups.ts'

const searched = parameter('name')
const batches = '/policy/api/ua/declare/page?size=50'
const houses = '/investment/ua/showResource/listByType?type=HOUSE&size=50'
const notices = '/content/api/ua/notice/pc/list'
const demands = '/supanddem/api/ua/show/demand/list?sort=DEADLINE&size=10'
const byName = (name: string) => `/enterprise/api/ua/en/lib/list?size=50&name=${encodeURIComponent(name)}`

export const listDefects: Defect[] = [
  lists({
    id: 'of several levels only the first is asked for',
    operationId: 'pageDeclarations',
    request: onRequest('pageDeclarations', ({ url }) => {
      const [level] = (url.searchParams.get('level') ?? '').split(',')
      if (level) url.searchParams.set('level', level)
    }),
    probe: async (ask) => {
      const levels = new Set((await shownRecords(ask, `${batches}&level=CITY,PARK`)).map(({ level }) => level))
      const cities = await shownRecords(ask, `${batches}&level=CITY`)
      const parks = await shownRecords(ask, `${batches}&level=PARK`)
      return cities.length > 0 && parks.length > 0 && levels.size === 1
    },
  }),
  lists({
    id: 'free resources fall out of the lowest price band',
    operationId: 'listResources',
    reply: inData('listResources', (data, { url }) => {
      if (url.searchParams.get('price') === 'UNDER_10') leaveOut(data, ({ priceType }) => priceType === 'FREE')
    }),
    probe: async (ask) => {
      const all = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50')
      const cheap = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50&price=UNDER_10')
      const isFree = ({ priceType }: Loose) => priceType === 'FREE'
      return all.some(isFree) && !cheap.some(isFree)
    },
  }),
  lists({
    id: 'what is both to let and for sale is not found among what is to let',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.get('tradeType') === 'RENT') leaveOut(data, ({ tradeType }) => tradeType === 'BOTH')
    }),
    probe: async (ask) => {
      const both = await shownRecords(ask, `${houses}&tradeType=BOTH`)
      const toLet = await shownRecords(ask, `${houses}&tradeType=RENT`)
      return both.length > 0 && toLet.every(({ tradeType }) => tradeType !== 'BOTH')
    },
  }),
  lists({
    id: 'events are in the order of their start whatever their state',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      data.records.sort((one: Loose, two: Loose) => one.startTime.localeCompare(two.startTime))
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/customer/event/page?size=50')
      const isOver = ({ state }: Loose) => state === 'FINISHED' || state === 'ENDED'
      const isNext = ({ state }: Loose) => state === 'SIGNING' || state === 'ONGOING'
      const firstOver = records.findIndex(isOver)
      return firstOver >= 0 && firstOver < records.findLastIndex(isNext)
    },
  }),
  lists({
    id: 'the number of pages is rounded down',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { total, size, pages } = (await ask(`${notices}?size=4`, visitor)).data
      return total > size * pages
    },
  }),
  lists({
    id: 'the name of an enterprise is found only by how it begins',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data, passing) => {
      leaveOut(data, ({ name }) => !name.startsWith(searched(passing).trim()))
    }),
    probe: async (ask) => {
      const [{ name }] = await recordsIn(ask, byName('江畔'))
      return !(await recordsIn(ask, byName(name.slice(2, 8)))).some((each) => each.name === name)
    },
  }),
  lists({
    id: 'the chosen order holds for the first page alone',
    operationId: 'listDemands',
    request: onRequest('listDemands', ({ url: { searchParams } }) => {
      if (Number(searchParams.get('current')) > 1) searchParams.delete('sort')
    }),
    probe: async (ask) => {
      const last = (await shownRecords(ask, demands)).at(-1)
      const next = await shownRecords(ask, `${demands}&current=2`)
      return next.some(({ deadline }) => deadline < last.deadline)
    },
  }),
  lists({
    id: 'read=false is taken for no filter',
    operationId: 'listMessages',
    request: onRequest('listMessages', ({ url: { searchParams } }) => {
      if (searchParams.get('read') === 'false') searchParams.delete('read')
    }),
    probe: async (ask) => (await recordsIn(ask, '/message/api/msg/list?read=false&size=50')).some(({ read }) => read),
  }),
]
