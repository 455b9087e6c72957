import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { reshaped, withoutReadTypes } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { shape } from '../../groups.ts'

const batches = '/policy/api/ua/declare/page'
const statistics = '/enterprise/api/member/facilitator/statistics/en-1001'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the days that remain in the calendar count today as well',
    ...reshaped('getCalendarDay', (data) => {
      for (const each of data) if (each.remainDays !== undefined) each.remainDays += 1
    }),
    probe: async (ask) => {
      const { policyId, end, remainDays } = (await shownRecords(ask, `${batches}?declareState=ENDING`))[1]
      const day: Loose[] = await dataOf(ask, `/policy/api/ua/calendar/day?date=${end}`)
      return day.find((each) => each.policyId === policyId).remainDays === remainDays + 1
    },
  }),
  shape({
    id: 'the outline of a plot ends with its first point again',
    ...reshaped('getLandResourceDetail', ({ polygon }) => void polygon.push({ ...polygon[0] })),
    probe: async (ask) => {
      const { polygon } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return polygon.length > 1 && JSON.stringify(polygon.at(-1)) === JSON.stringify(polygon[0])
    },
  }),
  shape({
    id: 'the scores of a provider are counted from one star to five',
    ...reshaped('getFacilitatorStatistics', (data) => void (data.scoreCounts = data.scoreCounts.toReversed())),
    probe: async (ask) => (await dataOf(ask, statistics)).scoreCounts[0].score === 1,
  }),
  shape({
    id: 'the mean time of a reply is not rounded',
    ...reshaped('getSupplyDemandStats', (data) => void (data.avgReplyHours += 0.0417)),
    probe: async (ask) => {
      const hours = (await dataOf(ask, '/supanddem/api/ua/show/statistics')).avgReplyHours
      return Math.abs(hours * 10 - Math.round(hours * 10)) > 0.01
    },
  }),
  shape({
    id: 'the completeness of a profile has a decimal',
    ...reshaped('getCurrentEnterpriseBasic', (data) => void (data.completion = data.completion.replace('%', '.0%'))),
    probe: async (ask) => (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion.includes('.'),
  }),
  shape({
    id: 'the type of a file begins with its dot',
    ...reshaped(
      'pageDeclareFiles',
      eachRecord((each) => void (each.fileType = `.${each.fileType}`)),
    ),
    probe: async (ask) => (await recordsIn(ask, '/policy/api/show/declareFile/page'))[0].fileType.startsWith('.'),
  }),
  shape({
    id: 'the last digits of a telephone number are masked in place of the middle ones',
    ...reshaped('getDemandDocking', ({ contactMasked }) => {
      contactMasked.contactTel = contactMasked.contactTel.replace(/^(\d{3})\*{4}(\d{4})$/, '$1$2****')
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel.endsWith('****')
    },
  }),
  shape({
    id: 'the code to sign in at an event is in lower case',
    ...reshaped(
      'listMyEventSigns',
      eachRecord((each) => void (each.signCode = each.signCode?.toLowerCase())),
    ),
    probe: async (ask) => /[a-z]/.test((await recordsIn(ask, '/supanddem/api/customer/event/myList'))[0].signCode),
  }),
  shape({
    id: 'support without an amount is at most nothing',
    ...reshaped('listRecommendedPolicies', (data) => {
      for (const { amountList } of data) for (const each of amountList) each.max ??= 0
    }),
    probe: async (ask) => {
      const data: Loose[] = await dataOf(ask, '/policy/api/ua/policy/recommendList')
      return data.some(({ amountList }) => amountList.some(({ max }: Loose) => max === 0))
    },
  }),
  shape({
    id: 'what is open for ever ends in the year 9999',
    ...reshaped(
      'pageDeclarations',
      eachRecord((each) => void (each.end ??= '9999-12-31')),
    ),
    probe: async (ask) => (await shownRecords(ask, `${batches}?declareState=LONG`))[0].end === '9999-12-31',
  }),
  shape({
    id: 'the year of the figures is a text',
    ...reshaped('getEnterpriseManagement', ({ managementDTOList }) => {
      for (const each of managementDTOList) each.year = String(each.year)
    }),
    probe: async (ask) => {
      const { managementDTOList } = await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')
      return managementDTOList[0].year === '2025'
    },
  }),
  shape({
    id: 'an advertisement without a link has an empty one',
    ...reshaped('listAds', (data) => {
      for (const each of data) each.link ??= ''
    }),
    probe: async (ask) => {
      const data: Loose[] = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return data.some(({ link }) => link === '')
    },
  }),
  shape({
    id: 'the types of an enterprise are joined by semicolons',
    ...reshaped(
      'searchEnterprises',
      eachRecord((each) => void (each.enType = each.enType.replaceAll(',', ';'))),
    ),
    probe: async (ask) => {
      const [record] = await shownRecords(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('江畔精密')}`)
      return record.enType.includes(';')
    },
  }),
  shape({
    id: 'types without unread messages are left out of their count',
    ...reshaped('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the address of a visited page lacks its first slash',
    ...reshaped(
      'listHistory',
      eachRecord((each) => void (each.link = each.link.slice(1))),
    ),
    probe: async (ask) => !(await recordsIn(ask, '/message/api/history/list'))[0].link.startsWith('/'),
  }),
  shape({
    id: 'the related articles of a help page are JSON in a text',
    ...reshaped('getHelpArticle', (data) => void (data.related = JSON.stringify(data.related))),
    probe: async (ask) => {
      const { related } = await dataOf(ask, '/content/api/ua/help/detail/he-1001')
      return typeof related === 'string'
    },
  }),
  shape({
    id: 'how often a keyword was hit is told with its measure word',
    ...reshaped(
      'pageRobotKeywords',
      eachRecord((each) => void (each.hitCount = `${each.hitCount}次`)),
    ),
    probe: async (ask) => (await shownRecords(ask, '/consult/api/ua/keyword/page'))[0].hitCount === '326次',
  }),
  shape({
    id: 'a rule still in force ends on an empty day',
    ...reshaped('listToolRules', (data) => {
      for (const each of data) each.effectiveTo ??= ''
    }),
    probe: async (ask) => {
      const data: Loose[] = await dataOf(ask, '/consult/api/ua/tool/rule/list')
      return data.some(({ effectiveTo }) => effectiveTo === '')
    },
  }),
  shape({
    id: 'the names of dictionaries come back in camel case',
    ...reshaped('listMultipleDictValues', (data) =>
      Object.fromEntries(
        Object.entries(data).map(([name, entries]) => [
          name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          entries,
        ]),
      ),
    ),
    probe: async (ask) => 'enType' in (await dataOf(ask, '/uaa/api/dict/value/multiple?typeCodes=EN_TYPE')),
  }),
  shape({
    id: 'whether a link leads outside is one or nought',
    ...reshaped('listModuleConfigs', (data) => {
      for (const { items } of data) for (const each of items) each.out = Number(each.out)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
]
