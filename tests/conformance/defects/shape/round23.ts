import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { withoutIdleMonths } from '../shared/hooks.ts'

export const shapeDefects: Defect[] = [
  shape({
    id: 'the theme colour of the tenant comes without its hash',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      data.themeColor = data.themeColor.replace('#', '')
    }),
    probe: async (ask) => !(await dataOf(ask, '/uaa/api/ua/tenant/info')).themeColor.startsWith('#'),
  }),
  shape({
    id: 'the current enterprise of the user has the identifier of the enterprise for that of the binding',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', ({ currentEnterprise }) => {
      if (currentEnterprise !== null) currentEnterprise.id = currentEnterprise.enId
    }),
    probe: async (ask) => {
      const { currentEnterprise } = await dataOf(ask, '/uaa/api/current-user')
      return currentEnterprise.id === currentEnterprise.enId
    },
  }),
  shape({
    id: 'the time of a message is in milliseconds since 1970',
    operationId: 'listMessages',
    reply: inData('listMessages', ({ records }) => {
      for (const record of records) record.createTime = Date.parse(`${record.createTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/message/api/msg/list')).records[0].createTime === 'number',
  }),
  shape({
    id: 'what is still valid among the footprints does not say so, as false is left out',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const record of records) if (record.invalid === false) delete record.invalid
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/message/api/history/list')).records.some((record: Loose) => record.invalid === undefined),
  }),
  shape({
    id: 'the first and the last day of an advertisement carry a time of day',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) Object.assign(ad, { start: `${ad.start} 00:00:00`, end: `${ad.end} 00:00:00` })
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ end }: Loose) => end.length > 10),
  }),
  shape({
    id: 'the text of a help article has its tags escaped',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => {
      data.content = data.content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/help/detail/he-1001')).content.startsWith('&lt;'),
  }),
  shape({
    id: 'the bounds of money for the sizes of enterprises are in yuan and not in ten thousands',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data)
        for (const field of fields)
          if (field.unit === '万元') field.bounds = field.bounds.map((bound: number) => bound * 10_000)
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/consult/api/customer/eva/industry/fields'))[0].fields[0].bounds[0] === 200_000_000,
  }),
  shape({
    id: 'a rule without end is in force until the last day of the year 9999',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const rule of data) rule.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/consult/api/ua/tool/rule/list')).some(({ effectiveTo }: Loose) => effectiveTo > '9000'),
  }),
  shape({
    id: 'the codes of industries lose the zero that they begin with',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const child of children) child.code = String(Number(child.code))
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList'))[0].children[0].code === '1',
  }),
  shape({
    id: 'the keywords of a demand are one text with commas',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (Array.isArray(data.keywords)) data.keywords = data.keywords.join(',')
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1016')).keywords === 'string',
  }),
  shape({
    id: 'a resource that nobody has judged yet has an average of nought',
    operationId: 'listResources',
    reply: inData('listResources', ({ records }) => {
      for (const record of records) record.avgScore ??= 0
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50')).some(({ avgScore }) => avgScore === 0),
  }),
  shape({
    id: 'the form of an event is its label and not its code',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      const labels: Record<string, string> = { OFFLINE: '线下', ONLINE: '线上', HYBRID: '线上线下结合' }
      for (const record of records) record.form = labels[record.form] ?? record.form
    }),
    probe: async (ask) => (await shownRecords(ask, '/supanddem/api/ua/customer/event/page'))[0].form === '线下',
  }),
  shape({
    id: 'longitude and latitude of what is offered change places',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', ({ records }) => {
      for (const record of records) {
        const { lng, lat } = record
        if (lng !== undefined && lat !== undefined) Object.assign(record, { lng: lat, lat: lng })
      }
    }),
    probe: async (ask) => (await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE'))[0].lat > 90,
  }),
  shape({
    id: 'the square metres of a piece of land are its mu',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landArea = data.landAreaMu
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')).landArea === 42,
  }),
  shape({
    id: 'the average score of a provider is a float that became a double',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const record of records) if (record.avgScore !== null) record.avgScore = Math.fround(record.avgScore)
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/enterprise/api/ua/facilitator/list')).some(
        ({ avgScore }) => avgScore !== null && String(avgScore).length > 3,
      ),
  }),
  shape({
    id: 'a binding that was approved has the word APPROVED',
    operationId: 'listMyEnterprises',
    reply: inData('listMyEnterprises', (data) => {
      for (const enterprise of data) if (enterprise.bindAudit === 'PASS') enterprise.bindAudit = 'APPROVED'
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/list'))[0].bindAudit === 'APPROVED',
  }),
  shape({
    id: 'a judgement that was not answered has an answer of null',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const record of records) {
        record.reply ??= null
        record.replyTime ??= null
      }
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')).some(
        ({ reply }) => reply === null,
      ),
  }),
  shape({
    id: 'the kind of a file to declare with is in capitals',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', ({ records }) => {
      for (const record of records) record.fileType = record.fileType.toUpperCase()
    }),
    probe: async (ask) => /[A-Z]/.test((await shownRecords(ask, '/policy/api/show/declareFile/page'))[0].fileType),
  }),
  shape({
    id: 'a year has only the months in which there is something',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', withoutIdleMonths),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months.length < 12,
  }),
  shape({
    id: 'how many policies a level and a category have is a text',
    operationId: 'countPolicies',
    reply: inData('countPolicies', ({ level, category }) => {
      for (const each of [...level, ...category]) each.count = String(each.count)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level[0].count === 'string',
  }),
]
