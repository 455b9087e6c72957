import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'

export const relationsDefects: Defect[] = [
  {
    id: 'the month ends with the beginning of its last day',
    group: 'relations',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data: Loose) => {
      Object.assign(data.days.at(-1), { startCount: 0, endCount: 0, activityCount: 0 })
    }),
    probe: async (ask) => {
      const { months } = await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')
      for (const { month, endCount } of months) {
        const { days } = await dataOf(ask, `/policy/api/ua/calendar/month?year=2026&month=${month}`)
        const ends = days.reduce((sum: number, day: Loose) => sum + day.endCount, 0)
        if (ends < endCount) return true
      }
      return false
    },
  },
  {
    id: 'the list offers to withdraw what was accepted already',
    group: 'relations',
    operationId: 'listResourceDockings',
    reply: inData('listResourceDockings', (data: Loose) => {
      for (const { role, status, actions } of data.records) {
        if (role === 'INITIATOR' && status === 'ACCEPTED' && !actions.includes('CANCEL')) actions.push('CANCEL')
      }
    }),
    probe: async (ask) => {
      const dockings = '/supanddem/api/customer/resource/docking'
      const { records } = await dataOf(ask, `${dockings}/list?role=INITIATOR&status=ACCEPTED`)
      const [{ id, actions }] = records
      const { actions: told } = await dataOf(ask, `${dockings}/detail?id=${id}`)
      return actions.includes('CANCEL') && !told.includes('CANCEL')
    },
  },
  {
    id: 'the newer and the older piece of news change places',
    group: 'relations',
    operationId: 'getNotice',
    reply: inData('getNotice', (data: Loose) => ({ ...data, prev: data.next, next: data.prev })),
    probe: async (ask) => {
      const list = '/content/api/ua/notice/pc/list?columnCode=NEWS'
      const [newest, second] = (await shownRecords(ask, list)).filter(({ top }) => !top)
      return (await dataOf(ask, `/content/api/ua/notice/pc/detail/${newest.id}`)).prev?.id === second.id
    },
  },
  {
    id: 'a park counts its warehouses among its plants',
    group: 'relations',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data: Loose) => {
      data.resourceCounts.house += data.resourceCounts.warehouse
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?size=50&type='
      const houses = await shownRecords(ask, `${list}HOUSE`)
      for (const { id, park } of await shownRecords(ask, `${list}ENVIRONMENT`)) {
        const { resourceCounts } = await dataOf(ask, `/investment/ua/showResource/detailOfEnvironment?id=${id}`)
        const here = houses.filter((house) => house.park === park).length
        if (resourceCounts.house > here) return true
      }
      return false
    },
  },
]
