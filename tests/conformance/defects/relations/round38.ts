import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { visitor } from '../shared/requests.ts'
import { relations } from '../../groups.ts'

const dockings = (kind: string) => `/supanddem/api/customer/${kind}/docking/list?size=50`
const isPending = ({ role, status }: Loose) => role === 'OWNER' && status === 'PENDING'
const resources = '/supanddem/api/ua/show/resource/list?resourceType'

export const relationDefects: Defect[] = [
  relations({
    id: 'the month counts what ends on the day before the day itself shows it',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', ({ days }) => {
      const ends = days.map(({ endCount }: Loose) => endCount)
      for (const [index, day] of days.entries()) day.endCount = ends[index + 1] ?? 0
    }),
    probe: async (ask) => {
      const [{ end }] = await shownRecords(ask, '/policy/api/ua/declare/page?declareState=ENDING')
      const [year, month] = end.split('-').map(Number)
      const { days } = (await ask(`/policy/api/ua/calendar/month?year=${year}&month=${month}`, visitor)).data
      const list: Loose[] = (await ask(`/policy/api/ua/calendar/day?date=${end}`, visitor)).data
      const ended = list.filter(({ type }) => type === 'DECLARE_END').length
      return days.find(({ date }: Loose) => date === end).endCount !== ended
    },
  }),
  relations({
    id: 'the statistics have the numbers of patents and instruments the other way round',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', ({ resourceTypes }) => {
      const [patent, instrument] = ['PATENT', 'INSTRUMENT'].map((kind) =>
        resourceTypes.find(({ resourceType }: Loose) => resourceType === kind),
      )
      ;[patent.count, instrument.count] = [instrument.count, patent.count]
    }),
    probe: async (ask) => {
      const { resourceTypes } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      const { count } = resourceTypes.find(({ resourceType }: Loose) => resourceType === 'PATENT')
      return count !== (await dataOf(ask, `${resources}=PATENT`)).total
    },
  }),
  relations({
    id: 'a price to be negotiated in the list is 0 in the detail',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => void (data.price ??= 0)),
    probe: async (ask) => {
      const houses = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE&size=50')
      const { id } = houses.find(({ price }) => price === null)
      return (await dataOf(ask, `/investment/api/resource/detail?id=${id}`)).price === 0
    },
  }),
  relations({
    id: 'finished dockings count as still to be answered',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => void (data.receivedPendingCount += data.finishedDockingCount)),
    probe: async (ask) => {
      const all = [...(await recordsIn(ask, dockings('demand'))), ...(await recordsIn(ask, dockings('resource')))]
      const { receivedPendingCount } = await dataOf(ask, '/supanddem/api/customer/statistics')
      return receivedPendingCount !== all.filter(isPending).length
    },
  }),
]
