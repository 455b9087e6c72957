import { dataOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { eachRecord } from '../shared/pages.ts'
import { fromMonthZero, reshaped } from '../shared/hooks.ts'
import { firstIn } from '../shared/requests.ts'
import { shape } from '../../groups.ts'

const instant = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}+08:00`)

export const shapeDefects: Defect[] = [
  shape({
    id: 'the size of a file to declare with is a text with its unit',
    ...reshaped(
      'pageDeclareFiles',
      eachRecord((file) => (file.size = `${(file.size / 1024).toFixed(1)}KB`)),
    ),
    probe: async (ask) => String((await firstIn(ask, '/policy/api/show/declareFile/page')).size).endsWith('KB'),
  }),
  shape({
    id: 'a count of no favorites is null in place of zero',
    ...reshaped('getMySupplyDemandStats', (data) => {
      if (data.favoriteDemandCount === 0) data.favoriteDemandCount = null
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/customer/statistics')).favoriteDemandCount === null,
  }),
  shape({
    id: 'the mean hours until a reply are not rounded',
    ...reshaped('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 0.0372
    }),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return Math.abs(avgReplyHours * 10 - Math.round(avgReplyHours * 10)) > 0.1
    },
  }),
  shape({
    id: 'scores that nobody gave are left out of the distribution',
    ...reshaped('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) => {
      const { scoreCounts } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return scoreCounts.length < 5
    },
  }),
  shape({
    id: 'whether a sign-up can be cancelled is a one or a zero',
    ...reshaped(
      'listMyEventSigns',
      eachRecord((sign) => (sign.cancellable = Number(sign.cancellable))),
    ),
    probe: async (ask) => typeof (await firstIn(ask, '/supanddem/api/customer/event/myList')).cancellable === 'number',
  }),
  shape({
    id: 'the mu of a piece of land are its square metres',
    ...reshaped('getLandResourceDetail', (data) => void (data.landAreaMu = data.landArea)),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return landAreaMu === landArea
    },
  }),
  shape({
    id: 'the telephone of who demands is not masked',
    ...reshaped('getDemand', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0000')
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1104')
      return /^1\d{10}$/.test(contactMasked.contactTel)
    },
  }),
  shape({
    id: 'the steps of a docking carry epoch milliseconds',
    ...reshaped('getResourceDocking', ({ timeline }) => {
      for (const step of timeline) step.time = instant(step.time)
    }),
    probe: async (ask) => {
      const { timeline } = await dataOf(ask, '/supanddem/api/customer/resource/docking/detail?id=dk-2002')
      return timeline[0].time > 1_000_000_000_000
    },
  }),
  shape({
    id: 'the months of a year count from zero',
    ...reshaped('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'how complete the data of the enterprise is has no percent sign',
    ...reshaped('getCurrentEnterpriseBasic', (data) => void (data.completion = data.completion.replace('%', ''))),
    probe: async (ask) => /^\d+$/.test((await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion),
  }),
  shape({
    id: 'the day when an enterprise was founded has a time of midnight',
    ...reshaped(
      'searchEnterprises',
      eachRecord((found) => {
        if (found.establishTime) found.establishTime += ' 00:00:00'
      }),
    ),
    probe: async (ask) => {
      const { establishTime } = await firstIn(ask, '/enterprise/api/ua/en/lib/list?name=%E6%B3%B0%E5%85%B4')
      return establishTime.endsWith('00:00:00')
    },
  }),
  shape({
    id: 'the windows of advertisements are called as HTML calls them',
    ...reshaped('listAds', (data) => {
      for (const each of data) each.target = each.target === 'SELF' ? '_self' : '_blank'
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].target.startsWith('_'),
  }),
  shape({
    id: 'where no notice comes before there is an empty object',
    ...reshaped('getNotice', (data) => void (data.prev ??= {})),
    probe: async (ask) => {
      const { prev } = await dataOf(ask, '/content/api/ua/notice/pc/detail/n-1001')
      return prev !== null && Object.keys(prev).length === 0
    },
  }),
  shape({
    id: 'the ways to a park are in metres',
    ...reshaped('getEnvironmentDetail', ({ traffic }) => {
      for (const way of traffic) way.distance *= 1000
    }),
    probe: async (ask) => {
      const { traffic } = await dataOf(ask, '/investment/ua/showResource/detailOfEnvironment?id=env-1001')
      return traffic.some(({ distance }: Loose) => distance > 9999.9)
    },
  }),
  shape({
    id: 'the category of help is its name in place of its code',
    ...reshaped('listHelpArticles', (data) => {
      for (const each of data) each.category = each.categoryDesc
    }),
    probe: async (ask) => !/^[A-Z_]+$/.test((await dataOf(ask, '/content/api/ua/help/list'))[0].category),
  }),
  shape({
    id: 'the unread messages by type are a list of pairs',
    ...reshaped('countUnreadMessages', (data) => {
      data.byType = Object.entries(data.byType).map(([type, count]) => ({ type, count }))
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the next digest is sent amid the quiet hours',
    ...reshaped('previewDigest', (data) => void (data.sendTime = data.sendTime?.replace(/\d\d:00:00$/, '00:00:00'))),
    probe: async (ask) => (await dataOf(ask, '/policy/api/customer/tag/digest')).sendTime.endsWith(' 00:00:00'),
  }),
  shape({
    id: 'a price to be negotiated begins at zero',
    ...reshaped('getMyResource', (data) => {
      if (data.priceType === 'NEGOTIABLE') data.priceMin = 0
    }),
    probe: async (ask) => {
      const { priceType, priceMin } = await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1003')
      return priceType === 'NEGOTIABLE' && priceMin === 0
    },
  }),
  shape({
    id: 'what is left of a token is told in milliseconds',
    ...reshaped('checkToken', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/token-check', { body: { token: 'contract-test-token' } })
      return data.expiresIn > 2_592_000
    },
  }),
  shape({
    id: 'the mean score of a provider shows the error of its floating point',
    ...reshaped('getFacilitator', (data) => {
      if (data.avgScore !== null) data.avgScore -= 0.000_000_1
    }),
    probe: async (ask) => {
      const { avgScore } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return String(avgScore).length > 4
    },
  }),
]
