import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { calendar, suggestions } from '../shared/addresses.ts'
import { fromMonthZero, withoutReadTypes } from '../shared/hooks.ts'
import { shape } from '../../groups.ts'

const supply = '/supanddem/api'
const member = '/enterprise/api/member'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the success rate is a fraction of one',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.successRate /= 100)),
    probe: async (ask) => {
      const { successRate } = await dataOf(ask, `${supply}/ua/show/statistics`)
      return successRate > 0 && successRate <= 1
    },
  }),
  shape({
    id: 'the telephone of a demand is not masked',
    operationId: 'getDemand',
    reply: inData('getDemand', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) =>
      /^\d+$/u.test((await dataOf(ask, `${supply}/ua/show/demand/detail?id=de-1015`)).contactMasked.contactTel),
  }),
  shape({
    id: 'the times of a timeline are milliseconds',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ timeline }) => {
      for (const each of timeline) each.time = Date.parse(`${each.time.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) =>
      (await dataOf(ask, `${supply}/customer/demand/docking/detail?id=dk-1001`)).timeline[0].time > 1e12,
  }),
  shape({
    id: 'the mu of a plot are hectares',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => void (data.landAreaMu = Math.round(data.landArea / 100) / 100)),
    probe: async (ask) => (await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')).landAreaMu === 2.8,
  }),
  shape({
    id: 'one star stands for the hidden part of a name',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) each.enNameMasked = each.enNameMasked.replace(/\*+/u, '*')
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return /^[^*]+\*[^*]*$/u.test(first.enNameMasked)
    },
  }),
  shape({
    id: 'an enterprise that is not on the platform has an empty id',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', ({ records }) => {
      for (const each of records) each.enId ??= ''
    }),
    probe: async (ask) => {
      const found = await recordsIn(ask, '/enterprise/api/ua/en/lib/list?name=%E7%A7%91%E6%8A%80')
      return found.some(({ enId }) => enId === '')
    },
  }),
  shape({
    id: 'a neighbour that a notice has not is left out instead of null',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      for (const side of ['prev', 'next']) if (data[side] === null) delete data[side]
    }),
    probe: async (ask) => {
      const data = await dataOf(ask, '/content/api/ua/notice/pc/detail/n-1002')
      return data.id === 'n-1002' && !('prev' in data)
    },
  }),
  shape({
    id: 'the picture of an advertisement is an object of the store',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const each of data) each.image = { bucket: 'portal', key: each.image.split('filePath=')[1] }
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].image.bucket === 'portal',
  }),
  shape({
    id: 'types without unread messages are not counted',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => {
      const { byType } = await dataOf(ask, '/message/api/msg/count')
      return byType.POLICY > 0 && !('SYSTEM' in byType)
    },
  }),
  shape({
    id: 'days on which nothing happens are missing in the month',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((each: Loose) => each.startCount + each.endCount + each.activityCount > 0)
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, `${calendar}/month?year=2026&month=12`)
      return days.length > 0 && days.length < 31
    },
  }),
  shape({
    id: 'the months of a year count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, `${calendar}/year?year=2026`)).months[0].month === 0,
  }),
  shape({
    id: 'the completion is a number without its percent sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = Number.parseInt(data.completion, 10))),
    probe: async (ask) => Number.isInteger((await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion),
  }),
  shape({
    id: 'the codes of counties are numbers',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const each of data) each.code = Number(each.code)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/states/provinces/cities/321200/counties'))[0].code === 321_202,
  }),
  shape({
    id: 'the life of a login code is in milliseconds',
    operationId: 'getZzQr',
    reply: inData('getZzQr', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/zz/qr')).expiresIn >= 60_000,
  }),
  shape({
    id: 'a token expires at a moment instead of in seconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      if (data.valid) data.expiresIn += Math.floor(Date.now() / 1000)
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'contract-test-token' } })).data.expiresIn > 1e9,
  }),
  shape({
    id: 'the type of a file is its media type',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', ({ records }) => {
      for (const each of records) each.fileType = each.fileType === 'pdf' ? 'application/pdf' : 'application/msword'
    }),
    probe: async (ask) => {
      const [first] = await recordsIn(ask, '/policy/api/show/declareFile/page')
      return first.fileType.startsWith('application/')
    },
  }),
  shape({
    id: 'longitude and latitude of an office are swapped',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => void ([data.lng, data.lat] = [data.lat, data.lng])),
    probe: async (ask) => (await dataOf(ask, '/investment/api/officeResource/detail?id=of-1001')).lat > 90,
  }),
  shape({
    id: 'scores that nobody gave are missing in the counts',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) => {
      const { scoreCounts } = await dataOf(ask, `${member}/facilitator/statistics/en-1001`)
      return scoreCounts.length > 0 && scoreCounts.length < 5
    },
  }),
  shape({
    id: 'the income of the current year is nought instead of null',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ indicatorList }) => {
      for (const { values } of indicatorList) for (const each of values) each.value ??= 0
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, `${member}/policy/attribute?enId=en-1001`)
      return indicatorList.find(({ code }: Loose) => code === 'operatingIncome').values[2].value === 0
    },
  }),
  shape({
    id: 'the hit of a suggestion is wrapped in markup',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', ({ policies }) => {
      for (const each of policies) if (each.hit !== undefined) each.hit = `<em>${each.hit}</em>`
    }),
    probe: async (ask) => (await dataOf(ask, `${suggestions}zhineng`)).policies[0].hit.startsWith('<em>'),
  }),
]
