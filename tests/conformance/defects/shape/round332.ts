import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn } from '../../asked.ts'
import { shape } from '../../groups.ts'
import { inEach } from '../shared/round33x.ts'

const month = '/policy/api/ua/calendar/month?year=2026&month=11'

export const moreShapeDefects: Defect[] = [
  shape({
    id: 'days on which nothing happens are left out of the month',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((day: Loose) => day.startCount + day.endCount + day.activityCount > 0)
    }),
    probe: async (ask) => (await dataOf(ask, month)).days.length < 30,
  }),
  shape({
    id: 'the tags of a recommendation are joined with commas',
    operationId: 'listPolicyRecommendations',
    reply: inEach('listPolicyRecommendations', (each) => {
      each.listTag = each.listTag.map(({ tagName }: Loose) => tagName).join(',')
    }),
    probe: async (ask) => {
      const data = await dataOf(ask, '/policy/api/ua/policy/recommend/p-1001')
      return typeof (data.records ?? data)[0].listTag === 'string'
    },
  }),
  shape({
    id: 'what was never counted is null in the statistics',
    operationId: 'getMySupplyDemandStats',
    reply: inData('getMySupplyDemandStats', (data) => {
      data.favoriteDemandCount ||= null
      data.favoriteResourceCount ||= null
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/customer/statistics')).favoriteDemandCount === null,
  }),
  shape({
    id: 'whether a link leads out is a bit',
    operationId: 'listModuleConfigs',
    reply: inEach('listModuleConfigs', ({ items }) => items.forEach((item: Loose) => (item.out = Number(item.out)))),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
  shape({
    id: 'the code to scan expires in milliseconds',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn > 3600,
  }),
  shape({
    id: 'longitude and latitude are exchanged',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => void ([data.lng, data.lat] = [data.lat, data.lng])),
    probe: async (ask) => (await dataOf(ask, '/investment/api/officeResource/detail?id=of-1001')).lat > 90,
  }),
  shape({
    id: 'the days of a patent are written with slashes',
    operationId: 'getMyResource',
    reply: inData('getMyResource', (data) => {
      for (const name of ['applyDate', 'grantDate', 'expireDate']) data[name] = data[name]?.replaceAll('-', '/')
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1003')).expireDate.includes('/'),
  }),
  shape({
    id: 'the code of a sign-up is grouped with a hyphen',
    operationId: 'listMyEventSigns',
    reply: inEach('listMyEventSigns', (each) => void (each.signCode = each.signCode?.replace(/^(...)/, '$1-'))),
    probe: async (ask) => (await recordsIn(ask, '/supanddem/api/customer/event/myList'))[0].signCode.includes('-'),
  }),
]
