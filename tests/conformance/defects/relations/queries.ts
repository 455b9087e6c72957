import { recordsIn } from '../../asked.ts'
import { type Defect, type Loose, type Returning, inData, onReply, onRequest } from '../../defect.ts'
import { demandList } from '../shared/addresses.ts'

const types = '/supanddem/api/ua/show/category/typeList'

const asDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export const relationsDefects: Defect[] = [
  {
    id: 'the day before, by universal time',
    group: 'relations',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const asked = Date.parse(url.searchParams.get('date') ?? '')
      if (!Number.isNaN(asked)) url.searchParams.set('date', asDay(asked - 86_400_000))
    }),
    probe: async (ask) => {
      const [year, month] = asDay(Date.now()).split('-')
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=${Number(month)}`)).data
      for (const { date, startCount } of days) {
        const { data } = await ask(`/policy/api/ua/calendar/day?date=${date}`)
        if (data.filter(({ type }: Loose) => type === 'DECLARE_START').length !== startCount) return true
      }
      return false
    },
  },
  {
    id: 'the cache forgets what was asked',
    group: 'relations',
    operationId: 'listCategoryTypes',
    reply: (() => {
      let first: Returning | undefined
      return onReply('listCategoryTypes', (returning) => {
        if (!returning.body.includes('"200"')) return
        first ??= { ...returning }
        returning.body = first.body
      })
    })(),
    probe: async (ask) => (await ask(`${types}?type=DEMAND`)).text === (await ask(`${types}?type=RESOURCE`)).text,
  },
  {
    id: 'favourites are not in the statistics',
    group: 'relations',
    operationId: 'getMySupplyDemandStats',
    write: true,
    reply: inData('getMySupplyDemandStats', (data) => {
      data.favoriteDemandCount = 0
    }),
    probe: async (ask) => {
      const [{ id }] = await recordsIn(ask, demandList)
      await ask('/supanddem/api/customer/demand/favorite', { body: { id, favorited: true } })
      const listed = await recordsIn(ask, '/supanddem/api/customer/demand/favorite/list')
      return listed.length > 0 && (await ask('/supanddem/api/customer/statistics')).data.favoriteDemandCount === 0
    },
  },
]
