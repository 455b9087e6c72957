import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn, shownRecords } from '../../asked.ts'
import { withoutReadTypes } from '../shared/hooks.ts'
import { shape } from '../../groups.ts'

const month = '/policy/api/ua/calendar/month?year=2026&month=11'

/** Changes each record of a page, or each entry of a list. */
function inEach(operationId: string, change: (each: Loose) => void): NonNullable<Defect['reply']> {
  return inData(operationId, (data) => void (Array.isArray(data) ? data : data.records).forEach(change))
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the bounds of an industry begin with the smallest',
    operationId: 'listIndustryFields',
    reply: inEach('listIndustryFields', ({ fields }) => {
      for (const field of fields) field.bounds = field.bounds.toReversed()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    id: 'a rule without an end ends on an empty day',
    operationId: 'listToolRules',
    reply: inEach('listToolRules', (each) => void (each.effectiveTo ??= '')),
    probe: async (ask) =>
      (await dataOf(ask, '/consult/api/ua/tool/rule/list')).some(({ effectiveTo }: Loose) => effectiveTo === ''),
  }),
  shape({
    id: 'the clicks of a keyword are written short',
    operationId: 'pageRobotKeywords',
    reply: inEach('pageRobotKeywords', (each) => void (each.hitCount = `${(each.hitCount / 1000).toFixed(1)}k`)),
    probe: async (ask) => (await shownRecords(ask, '/consult/api/ua/keyword/page'))[0].hitCount.endsWith('k'),
  }),
  shape({
    id: 'related articles are bare identifiers',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => void (data.related = data.related.map(({ id }: Loose) => id))),
    probe: async (ask) => typeof (await dataOf(ask, '/content/api/ua/help/detail/he-1001')).related[0] === 'string',
  }),
  shape({
    id: 'the last day of an advertisement carries a time',
    operationId: 'listAds',
    reply: inEach('listAds', (each) => void (each.end += ' 23:59:59')),
    probe: async (ask) => {
      const data = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return (data.records ?? data)[0].end.endsWith('23:59:59')
    },
  }),
  shape({
    id: 'the size of a certificate file is written for people',
    operationId: 'listElectricityCertificates',
    reply: inEach('listElectricityCertificates', ({ pdfFile }) => {
      if (pdfFile) pdfFile.size = `${(pdfFile.size / 1024).toFixed(1)} KB`
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/enterprise/api/member/en/electricity/list?enId=en-1001'))[0].pdfFile.size.endsWith('KB'),
  }),
  shape({
    id: 'who rates a facilitator is named in full',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inEach('listShownFacilitatorEvaluations', (each) => {
      each.enNameMasked = each.enNameMasked.replaceAll(/\*+/g, '精密机械')
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.every(({ enNameMasked }) => !enNameMasked.includes('*'))
    },
  }),
  shape({
    id: 'the mask hides only the last digits of a telephone',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked) contactMasked.contactTel = '1380000****'
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel.endsWith('****')
    },
  }),
  shape({
    id: 'the completion is a number without its sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => void (data.completion = parseInt(data.completion, 10))),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion === 'number',
  }),
  shape({
    id: 'credit codes are in lower case',
    operationId: 'searchEnterprises',
    reply: inEach('searchEnterprises', (each) => void (each.creditCode = each.creditCode.toLowerCase())),
    probe: async (ask) =>
      /[a-z]/.test((await shownRecords(ask, '/enterprise/api/ua/en/lib/list?name=科技'))[0].creditCode),
  }),
  shape({
    id: 'types without unread messages are left out',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'the time of a visit is in milliseconds',
    operationId: 'listHistory',
    reply: inEach('listHistory', (each) => void (each.viewTime = Date.parse(`${each.viewTime.replace(' ', 'T')}Z`))),
    probe: async (ask) => Number.isInteger((await recordsIn(ask, '/message/api/history/list'))[0].viewTime),
  }),
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
