import { dataOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { carriers, providerProducts, yearCalendar } from '../shared/addresses.ts'
import { fromMonthZero, reshaped, withoutReadTypes } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { firstIn } from '../shared/requests.ts'
import { shape } from '../../groups.ts'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the masked phone of a docking shows its middle digits',
    ...reshaped(
      'getDemandDocking',
      ({ contactMasked }) => void (contactMasked.contactTel = contactMasked.contactTel.replace('****', '1234')),
    ),
    probe: async (ask) =>
      /^\d{11}$/.test(
        (await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')).contactMasked.contactTel,
      ),
  }),
  shape({
    id: 'the day to reply by has a time of day',
    ...reshaped(
      'listDemandDockings',
      eachRecord((each) => (each.replyBefore = `${each.replyBefore} 23:59:59`)),
    ),
    probe: async (ask) =>
      (await firstIn(ask, '/supanddem/api/customer/demand/docking/list')).replyBefore.endsWith('23:59:59'),
  }),
  shape({
    id: 'the hours until a reply are not rounded',
    ...reshaped('getSupplyDemandStats', (data) => void (data.avgReplyHours += 0.016_666_7)),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return avgReplyHours.toFixed(1) !== String(avgReplyHours) && !Number.isInteger(avgReplyHours)
    },
  }),
  shape({
    id: 'the fee of an event is a decimal text',
    ...reshaped(
      'pageEvents',
      eachRecord((each) => (each.fee = each.fee.toFixed(2))),
    ),
    probe: async (ask) => (await firstIn(ask, '/supanddem/api/ua/customer/event/page')).fee === '0.00',
  }),
  shape({
    id: 'the mean score of a provider is not rounded',
    ...reshaped('getFacilitator', (data) => void (data.avgScore = data.avgScore - 0.022_222_2)),
    probe: async (ask) =>
      String((await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')).avgScore).length > '4.8'.length,
  }),
  shape({
    id: 'the days of the statistics are moments',
    ...reshaped('getFacilitatorStatistics', ({ days }) =>
      days.forEach((each: Loose) => (each.date = `${each.date} 00:00:00`)),
    ),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')).days[0].date.includes(':'),
  }),
  shape({
    id: 'the money of a year has the noise of floating point',
    ...reshaped('getEnterpriseManagement', ({ managementDTOList }) =>
      managementDTOList.forEach((each: Loose) => (each.netProfit = 860.500_000_000_1)),
    ),
    probe: async (ask) => {
      const [year] = (await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')).managementDTOList
      return String(year.netProfit).length > 10
    },
  }),
  shape({
    id: 'the credit code is in lower case',
    ...reshaped(
      'searchEnterprises',
      eachRecord((each) => (each.creditCode = each.creditCode.toLowerCase())),
    ),
    probe: async (ask) =>
      /[a-z]/.test((await firstIn(ask, '/enterprise/api/ua/en/lib/list?name=%E7%A7%91%E6%8A%80')).creditCode),
  }),
  shape({
    id: 'the pictures of a product are JSON in a text',
    ...reshaped(
      'listFacilitatorProducts',
      eachRecord((each) => (each.images = JSON.stringify(each.images))),
    ),
    probe: async (ask) => typeof (await firstIn(ask, providerProducts)).images === 'string',
  }),
  shape({
    id: 'unread counts leave out the types that have none',
    ...reshaped('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'footprints tell their time without seconds',
    ...reshaped(
      'listHistory',
      eachRecord((each) => (each.viewTime = each.viewTime.slice(0, 16))),
    ),
    probe: async (ask) => (await firstIn(ask, '/message/api/history/list')).viewTime.length === 16,
  }),
  shape({
    id: 'the month lacks its last day',
    ...reshaped('getCalendarMonth', (data) => void data.days.pop()),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=10')).days.length === 30,
  }),
  shape({
    id: 'the months of a year are counted from zero',
    ...reshaped('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, `${yearCalendar}?year=2026`)).months[0].month === 0,
  }),
  shape({
    id: 'the type of a file begins with a dot',
    ...reshaped(
      'pageDeclareFiles',
      eachRecord((each) => (each.fileType = `.${each.fileType}`)),
    ),
    probe: async (ask) => (await firstIn(ask, '/policy/api/show/declareFile/page')).fileType.startsWith('.'),
  }),
  shape({
    id: 'no suggested policies are null rather than an empty list',
    ...reshaped('associatePolicyWords', (data) => {
      if (data.policies.length === 0) data.policies = null
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/policy/api/ua/policy/associate?keyword=%E9%AB%98%E4%BC%81')).policies === null,
  }),
  shape({
    id: 'longitude and latitude are swapped',
    ...reshaped(
      'listShowResourcesByType',
      eachRecord((each) => {
        if (each.type === 'LAND') Object.assign(each, { lng: each.lat, lat: each.lng })
      }),
    ),
    probe: async (ask) => (await firstIn(ask, `${carriers}?type=LAND`)).lat > 90,
  }),
  shape({
    id: 'the days of an advertisement are milliseconds',
    ...reshaped('listAds', (ads) =>
      ads.forEach((each: Loose) => Object.assign(each, { start: Date.parse(each.start), end: Date.parse(each.end) })),
    ),
    probe: async (ask) => typeof (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].start === 'number',
  }),
  shape({
    id: 'whether a link leads out is told by one and zero',
    ...reshaped('listModuleConfigs', (modules) =>
      modules.forEach(({ items }: Loose) => items.forEach((each: Loose) => (each.out = Number(each.out)))),
    ),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
  shape({
    id: 'a rule without an end has an empty text for it',
    ...reshaped('listToolRules', (all) => all.forEach((each: Loose) => (each.effectiveTo ??= ''))),
    probe: async (ask) => (await dataOf(ask, '/consult/api/ua/tool/rule/list'))[0].effectiveTo === '',
  }),
  shape({
    id: 'the validity of a citation is told in words',
    write: true,
    ...reshaped('answerRobotQuestion', (data) =>
      data.citations?.forEach((each: Loose) => {
        if (each.validity === 'EFFECTIVE') each.validity = '有效'
      }),
    ),
    probe: async (ask) => {
      const body = { sessionId: 's-12345678', question: '研发费用加计扣除怎么算？' }
      return (await ask('/consult/api/ua/smart/answer', { body })).data.citations[0].validity === '有效'
    },
  }),
]
