import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { relations } from '../../groups.ts'

export const relationsDefects: Defect[] = [
  relations({
    id: 'providers that are not admitted yet are counted with those that are shown',
    operationId: 'countFacilitators',
    reply: inData('countFacilitators', (data) => data + 3),
    probe: async (ask) => {
      const { total } = await dataOf(ask, '/enterprise/api/ua/facilitator/list')
      return (await dataOf(ask, '/enterprise/api/ua/facilitator/count')) === total + 3
    },
  }),
  relations({
    id: 'a park counts a piece of land that is not to be had there',
    operationId: 'getEnvironmentDetail',
    reply: inData('getEnvironmentDetail', (data) => {
      data.resourceCounts.land += 1
    }),
    probe: async (ask) => {
      const target = '/investment/ua/showResource/detailOfEnvironment?id=env-1001'
      const { park, resourceCounts } = await dataOf(ask, target)
      const list = `/investment/ua/showResource/listByType?type=LAND&size=50&park=${encodeURIComponent(park)}`
      const open = (await shownRecords(ask, list)).filter(({ status }) => status !== 'DONE')
      return resourceCounts.land > open.length
    },
  }),
  relations({
    id: 'a day has no events though its month has counted them',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (data) => data.filter(({ type }: Loose) => type !== 'ACTIVITY')),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')
      const { date } = days.find(({ activityCount }: Loose) => activityCount > 0)
      const events = await dataOf(ask, `/policy/api/ua/calendar/day?date=${date}`)
      return events.every(({ type }: Loose) => type !== 'ACTIVITY')
    },
  }),
  relations({
    id: 'the land that a project wants is in hectares in its detail and in mu in the list',
    operationId: 'getAttract',
    reply: inData('getAttract', (data) => {
      if (data.landDemand !== null) data.landDemand = Math.round((data.landDemand / 15) * 100) / 100
    }),
    probe: async (ask) => {
      const [{ id, landDemand }] = await shownRecords(ask, '/content/api/ua/attract/list')
      return (await dataOf(ask, `/content/api/ua/attract/detail/${id}`)).landDemand !== landDemand
    },
  }),
]
