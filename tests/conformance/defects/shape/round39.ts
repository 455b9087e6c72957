import { dataOf } from '../../asked.ts'
import type { Defect, Loose } from '../../defect.ts'
import { fromMonthZero, reshaped, withoutReadTypes } from '../shared/hooks.ts'
import { eachRecord } from '../shared/pages.ts'
import { shape } from '../../groups.ts'

/** The data of an operation's successful replies is of another shape, as one look at an address tells. */
function reshapedAt(
  operationId: string,
  change: (data: Loose) => unknown,
  target: string,
  shows: (data: Loose) => boolean,
): Pick<Defect, 'operationId' | 'reply' | 'probe'> {
  return { ...reshaped(operationId, change), probe: async (ask) => shows(await dataOf(ask, target)) }
}

/** Does the same to each of a list. */
const each =
  (change: (one: Loose) => void) =>
  (list: Loose[]): void =>
    list.forEach(change)

export const shapeDefects: Defect[] = [
  shape({
    id: 'the masked telephone hides only three digits',
    ...reshapedAt(
      'getDemandDocking',
      ({ contactMasked }) => {
        if (contactMasked) contactMasked.contactTel = contactMasked.contactTel.replace('****', '0***')
      },
      '/supanddem/api/customer/demand/docking/detail?id=dk-1001',
      ({ contactMasked }) => !contactMasked.contactTel.includes('****'),
    ),
  }),
  shape({
    id: 'the area in mu is given in hectares',
    ...reshapedAt(
      'listShowResourcesByType',
      eachRecord((record) => {
        if (record.areaMu !== undefined) record.areaMu = Math.round(record.area / 100) / 100
      }),
      '/investment/ua/showResource/listByType?type=LAND',
      ({ records }) => records.every(({ area, areaMu }: Loose) => areaMu < area / 5000),
    ),
  }),
  shape({
    id: 'the average reply time has all the digits of a division',
    ...reshapedAt(
      'getSupplyDemandStats',
      (data) => {
        if (data.avgReplyHours !== null) data.avgReplyHours += 0.0416667
      },
      '/supanddem/api/ua/show/statistics',
      ({ avgReplyHours }) => !Number.isInteger(Math.round(avgReplyHours * 1e6) / 1e5),
    ),
  }),
  shape({
    id: 'the completion of the profile is a fraction of one',
    ...reshapedAt(
      'getCurrentEnterpriseBasic',
      (data) => {
        if (typeof data?.completion === 'string') data.completion = String(Number.parseInt(data.completion, 10) / 100)
      },
      '/policy/api/enterprise/sys/current/basic',
      ({ completion }) => completion.startsWith('0.'),
    ),
  }),
  shape({
    id: 'the months of a year count from nought',
    ...reshapedAt(
      'getCalendarYear',
      fromMonthZero,
      '/policy/api/ua/calendar/year?year=2026',
      ({ months }) => months[0].month === 0,
    ),
  }),
  shape({
    id: 'days without anything are missing in the month',
    ...reshapedAt(
      'getCalendarMonth',
      (data) => {
        data.days = data.days.filter((day: Loose) => day.startCount + day.endCount + day.activityCount > 0)
      },
      '/policy/api/ua/calendar/month?year=2026&month=12',
      ({ days }) => days.length < 28,
    ),
  }),
  shape({
    id: 'no remaining days are told on the last day',
    ...reshapedAt(
      'pageDeclarations',
      eachRecord((record) => {
        if (record.remainDays === 0) delete record.remainDays
      }),
      '/policy/api/ua/declare/page',
      ({ records }) =>
        records.some((one: Loose) => one.declarationTag.code === 'ENDING' && one.end && !('remainDays' in one)),
    ),
  }),
  shape({
    id: 'the sign-in code is in lower case',
    ...reshapedAt(
      'listMyEventSigns',
      eachRecord((record) => {
        if (record.signCode) record.signCode = record.signCode.toLowerCase()
      }),
      '/supanddem/api/customer/event/myList',
      ({ records }) => records.some(({ signCode }: Loose) => /[a-z]/.test(signCode)),
    ),
  }),
  shape({
    id: 'a certificate that is not given has an empty number',
    ...reshapedAt(
      'listElectricityCertificates',
      eachRecord((record) => {
        record.certNo ??= ''
      }),
      '/enterprise/api/member/en/electricity/list',
      ({ records }) => records.some(({ certNo }: Loose) => certNo === ''),
    ),
  }),
  shape({
    id: 'scores that nobody gave are left out',
    ...reshapedAt(
      'getFacilitatorStatistics',
      (data) => {
        data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
      },
      '/enterprise/api/member/facilitator/statistics/en-1001',
      ({ scoreCounts }) => scoreCounts.length < 5,
    ),
  }),
  shape({
    id: 'the update of a help article is a number of milliseconds',
    ...reshapedAt(
      'getHelpArticle',
      (data) => {
        data.updateTime = Date.parse(`${data.updateTime.replace(' ', 'T')}+08:00`)
      },
      '/content/api/ua/help/detail/he-1001',
      ({ updateTime }) => typeof updateTime === 'number',
    ),
  }),
  shape({
    id: 'the codes of counties are numbers',
    ...reshapedAt(
      'listCounties',
      each((county) => (county.code = Number(county.code))),
      '/uaa/api/states/provinces/cities/321200/counties',
      ([county]) => typeof county.code === 'number',
    ),
  }),
  shape({
    id: 'an entry of a dictionary has a name in place of a label',
    ...reshapedAt(
      'listDictValues',
      (entries) => entries.map(({ label, ...entry }: Loose) => ({ ...entry, name: label })),
      '/uaa/api/dict/value?typeCode=EN_TYPE',
      ([entry]) => 'name' in entry && !('label' in entry),
    ),
  }),
  shape({
    id: 'clock times have seconds',
    ...reshapedAt(
      'listMySubscribedTags',
      (data) => {
        data.quietStart += ':00'
        data.quietEnd += ':00'
      },
      '/policy/api/customer/tag/mySubscribe',
      ({ quietStart }) => quietStart.length === 8,
    ),
  }),
  shape({
    id: 'the digest counts since midnight in place of a day',
    ...reshapedAt(
      'previewDigest',
      (data) => {
        data.since += ' 00:00:00'
      },
      '/policy/api/customer/tag/digest',
      ({ since }) => since.endsWith('00:00:00'),
    ),
  }),
  shape({
    id: 'an evaluation without pictures has null for them',
    ...reshapedAt(
      'listShownFacilitatorEvaluations',
      eachRecord((record) => {
        if (record.images.length === 0) record.images = null
      }),
      '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001',
      ({ records }) => records.some(({ images }: Loose) => images === null),
    ),
  }),
  shape({
    id: 'the corners of a plot have latitude for longitude',
    ...reshapedAt(
      'getLandResourceDetail',
      (data) => {
        data.polygon = data.polygon?.map(({ lng, lat }: Loose) => ({ lng: lat, lat: lng }))
      },
      '/investment/api/landResource/detail?id=ld-1001',
      ({ polygon }) => polygon[0].lat > 90,
    ),
  }),
  shape({
    id: 'the degree is null where too little is known',
    ...reshapedAt(
      'getPolicyMatch',
      (data) => {
        data.matchedDegree ??= null
      },
      '/policy/api/customer/policy/match/item?enId=en-1001&policyId=p-1001',
      ({ matchedDegree }) => matchedDegree === null,
    ),
  }),
  shape({
    id: 'types without unread messages are not counted',
    ...reshapedAt(
      'countUnreadMessages',
      withoutReadTypes,
      '/message/api/msg/count',
      ({ byType }) => Object.keys(byType).length < 8,
    ),
  }),
  shape({
    id: 'a rule in force ends in the year 9999',
    ...reshapedAt(
      'listToolRules',
      each((rule) => {
        rule.effectiveTo ??= '9999-12-31'
      }),
      '/consult/api/ua/tool/rule/list',
      (list) => list.some(({ effectiveTo }: Loose) => effectiveTo === '9999-12-31'),
    ),
  }),
]
