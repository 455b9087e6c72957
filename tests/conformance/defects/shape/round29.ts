import { dataOf, dayAfter, recordsIn, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { events } from '../shared/addresses.ts'
import { withSwappedPlace, withoutIdleMonths } from '../shared/hooks.ts'

const current = '/policy/api/enterprise/sys/current/basic'
const provider = '/enterprise/api/ua/facilitator/fa-2001'
const batches = '/policy/api/ua/declare/page'
const house = '/investment/api/resource/detail?id=hs-1001'
const demand = '/supanddem/api/ua/show/demand/detail?id=de-1016'
const notice = '/content/api/ua/notice/pc/detail/n-1001'
const helpList = '/content/api/ua/help/list'
const policy = '/policy/api/ua/policy/detail?id=p-1001'
const policies = '/policy/api/ua/policy/list'
const accounts = '/enterprise/api/member/en/management?enId=en-1001'
const demands = '/supanddem/api/ua/show/demand/list'
const statistics = '/supanddem/api/ua/show/statistics'
const files = '/policy/api/show/declareFile/page'
const ruleList = '/consult/api/ua/tool/rule/list'

/** The day in China. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

export const shapeDefects: Defect[] = [
  shape({
    id: 'the completion of the current enterprise has lost its percent sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      data.completion = data.completion.replace('%', '')
    }),
    probe: async (ask) => /^\d+$/.test((await dataOf(ask, current)).completion),
  }),
  shape({
    id: 'the founding day of a provider is a number of milliseconds',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      data.establishTime = Date.parse(`${data.establishTime}T00:00:00+08:00`)
    }),
    probe: async (ask) => typeof (await dataOf(ask, provider)).establishTime === 'number',
  }),
  shape({
    id: 'the time of a message has the letter of ISO in its middle',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      for (const message of data.records) message.createTime = message.createTime.replace(' ', 'T')
    }),
    probe: async (ask) => (await recordsIn(ask, '/message/api/msg/list'))[0].createTime[10] === 'T',
  }),
  shape({
    id: 'the last day of a batch counts as a day that remains',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data) => {
      for (const batch of data.records) if (typeof batch.remainDays === 'number') batch.remainDays += 1
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, batches)
      return dayAfter(today(), first.remainDays) > first.end
    },
  }),
  shape({
    id: 'unread messages by kind are a list of entries',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', (data) => {
      data.byType = Object.entries(data.byType).map(([key, value]) => ({ key, value }))
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'months in which nothing happens are left out of the year',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', withoutIdleMonths),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months.length < 12,
  }),
  shape({
    id: 'the longitude of a house stands in for its latitude',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', withSwappedPlace),
    probe: async (ask) => (await dataOf(ask, house)).lat > 90,
  }),
  shape({
    id: 'the mask of a telephone covers its end and not its middle',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.contactMasked) data.contactMasked.contactTel = `${data.contactMasked.contactTel.slice(0, 3)}0000****`
    }),
    probe: async (ask) => (await dataOf(ask, demand)).contactMasked.contactTel.endsWith('****'),
  }),
  shape({
    id: 'before the first notice stands one without content',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.prev ??= {}
    }),
    probe: async (ask) => {
      const { prev } = await dataOf(ask, notice)
      return prev !== null && prev.id === undefined
    },
  }),
  shape({
    id: 'a category of help is called by its code',
    operationId: 'listHelpArticles',
    reply: inData('listHelpArticles', (data) => {
      for (const each of data) each.categoryDesc = each.category
    }),
    probe: async (ask) => (await dataOf(ask, helpList))[0].categoryDesc === 'ACCOUNT',
  }),
  shape({
    id: 'the departments that issue a policy are joined by commas',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      data.issueDept = data.issueDept?.join(',')
    }),
    probe: async (ask) => (await dataOf(ask, policy)).issueDept.includes(','),
  }),
  shape({
    id: 'amounts without a lower bound begin with minus one',
    operationId: 'listPolicies',
    reply: inData('listPolicies', (data) => {
      for (const { amountList } of data.records) for (const amount of amountList ?? []) amount.min ??= -1
    }),
    probe: async (ask) =>
      (await shownRecords(ask, policies)).some((each) => each.amountList?.some((amount: Loose) => amount.min === -1)),
  }),
  shape({
    id: 'the codes of provinces are cut to two digits',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (data) => {
      for (const province of data) province.code = province.code.slice(0, 2)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/states/provinces'))[0].code === '11',
  }),
  shape({
    id: 'the nickname is read in the wrong character set',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      data.nickName = Buffer.from(data.nickName, 'utf8').toString('latin1')
    }),
    probe: async (ask) => /^[\u0080-\u00FF]+$/u.test((await dataOf(ask, '/uaa/api/current-user')).nickName),
  }),
  shape({
    id: 'the year of the accounts is its first day',
    operationId: 'getEnterpriseManagement',
    reply: inData('getEnterpriseManagement', (data) => {
      for (const account of data.managementDTOList) account.year = `${account.year}-01-01`
    }),
    probe: async (ask) => String((await dataOf(ask, accounts)).managementDTOList[0].year).endsWith('-01-01'),
  }),
  shape({
    id: 'the days that a demand has left are not whole',
    operationId: 'listDemands',
    reply: inData('listDemands', (data) => {
      for (const each of data.records) if (each.remainDays > 0) each.remainDays -= 0.38
    }),
    probe: async (ask) =>
      (await shownRecords(ask, demands)).some(({ remainDays }) => remainDays > 0 && !Number.isInteger(remainDays)),
  }),
  shape({
    id: 'the statistics of supply and demand are dated with slashes',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.updateTime = data.updateTime.replaceAll('-', '/')
    }),
    probe: async (ask) => (await dataOf(ask, statistics)).updateTime.includes('/'),
  }),
  shape({
    id: 'the type of a file to declare with is its media type',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const file of data.records) file.fileType = `application/${file.fileType}`
    }),
    probe: async (ask) => (await recordsIn(ask, files))[0].fileType.includes('/'),
  }),
  shape({
    id: 'a rule without an end ends with the last year of the calendar',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const rule of data) rule.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) =>
      (await dataOf(ask, ruleList)).some(({ effectiveTo }: Loose) => String(effectiveTo).startsWith('9999')),
  }),
  shape({
    id: 'an event that takes registrations has a word of the old portal for it',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      for (const event of data.records) if (event.state === 'SIGNING') event.state = 'ENROLLING'
    }),
    probe: async (ask) => (await shownRecords(ask, events)).some(({ state }) => state === 'ENROLLING'),
  }),
]
