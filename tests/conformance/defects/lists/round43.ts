import { type Defect, type Loose, inData, onRequest, remembering } from '../../defect.ts'
import { dataOf, parameter, recordsIn, shownRecords } from '../../asked.ts'
import { lists } from '../../groups.ts'
import { idsOf } from '../shared/values.ts'

const offices = '/investment/ua/showResource/listByType?type=OFFICE&size=50'

const declares = '/policy/api/customer/declare/list?size=50'

const current = parameter('current')

const lastDay = ({ declarationDateList }: Loose): string => declarationDateList[0]?.end ?? ''

export const listsDefects: Defect[] = [
  lists({
    id: 'the last day of a month counts nothing',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      const last = data.days.at(-1)
      Object.assign(last, { startCount: 0, endCount: 0, activityCount: 0 })
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const { date, endCount } = days.at(-1)
      const { length } = (await dataOf(ask, `/policy/api/ua/calendar/day?date=${date}`)).filter(
        ({ type }: Loose) => type === 'DECLARE_END',
      )
      return endCount !== length
    },
  }),
  lists({
    id: 'the stage is forgotten when a kind is given too',
    operationId: 'listDeclareRecords',
    request: onRequest('listDeclareRecords', ({ url }) => {
      if (url.searchParams.has('kind')) url.searchParams.delete('stage')
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, `${declares}&kind=APPLY&stage=ENDED`)
      return records.some(({ stage }) => stage !== 'ENDED')
    },
  }),
  lists({
    id: 'the number of pages is rounded down',
    operationId: 'listFacilitatorProducts',
    reply: inData('listFacilitatorProducts', (data) => void (data.pages = Math.floor(data.total / data.size))),
    probe: async (ask) => {
      const { total, pages } = await dataOf(ask, '/enterprise/api/ua/facilitator/product?size=7')
      return pages * 7 < total
    },
  }),
  lists({
    id: 'prices are sorted as texts',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data, { url }) => {
      if (url.searchParams.get('sort') !== 'PRICE') return
      data.records.sort((one: Loose, other: Loose) => (String(one.price) < String(other.price) ? -1 : 1))
    }),
    probe: async (ask) => {
      const priced = (await shownRecords(ask, `${offices}&sort=PRICE`)).filter(({ status }) => status === 'AVAILABLE')
      const prices = priced.map(({ price }) => price).filter((price) => price !== null)
      return prices.join() !== prices.toSorted((one, other) => one - other).join()
    },
  }),
  lists({
    id: 'what can be declared today comes newest first',
    operationId: 'listTodayDeclarations',
    reply: inData('listTodayDeclarations', ({ records }) => {
      records.sort((one: Loose, other: Loose) => (one.publishTime > other.publishTime ? -1 : 1))
    }),
    probe: async (ask) => {
      const days = (await recordsIn(ask, '/policy/api/ua/policy/today-declare?size=20')).map(lastDay)
      return days.join() !== days.toSorted().join()
    },
  }),
  lists({
    id: 'help is found by its titles only',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data, { url }) => {
      const keyword = url.searchParams.get('keyword') ?? ''
      return data
        .map((group: Loose) => ({
          ...group,
          articles: group.articles.filter(({ title }: Loose) => title.includes(keyword)),
        }))
        .filter(({ articles }: Loose) => articles.length > 0)
    }),
    probe: async (ask) => {
      const keyword = encodeURIComponent('注册手机号')
      return (await dataOf(ask, `/content/api/ua/help/list?keyword=${keyword}`)).length === 0
    },
  }),
  lists({
    id: 'each page of batches begins with the end of the one before',
    operationId: 'pageShownDeclarations',
    ...remembering(
      () => ({ last: undefined as Loose }),
      (memory, returning, passing) => {
        inData('pageShownDeclarations', ({ records }) => {
          const kept = records.at(-1)
          if (Number(current(passing)) > 1 && memory.last !== undefined) records.splice(0, 1, memory.last)
          memory.last = kept
        })(returning, passing)
      },
    ),
    probe: async (ask) => {
      const page = async (number: number) =>
        idsOf(await recordsIn(ask, `/policy/api/declare/show/page?size=5&current=${number}`))
      const [first, second] = [await page(1), await page(2)]
      return first.at(-1) === second[0]
    },
  }),
  lists({
    id: 'the kinds of footprint are told apart after the page is cut',
    operationId: 'listHistory',
    request: onRequest('listHistory', ({ url }) => {
      url.hash = url.searchParams.get('targetType') ?? ''
      url.searchParams.delete('targetType')
    }),
    reply: inData('listHistory', (data, { url }) => {
      const kind = url.hash.slice(1)
      if (kind !== '') data.records = data.records.filter(({ targetType }: Loose) => targetType === kind)
    }),
    probe: async (ask) => {
      const { records, total } = await dataOf(ask, '/message/api/history/list?targetType=POLICY&size=50')
      return records.length < total
    },
  }),
]
