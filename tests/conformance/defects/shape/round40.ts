import { type Defect, type Loose, inData } from '../../defect.ts'
import { dataOf, recordsIn } from '../../asked.ts'
import { shape } from '../../groups.ts'
import { declareList, docking, plotDetail, statistics } from '../shared/addresses.ts'
import { fromMonthZero, withSwappedPlace, withoutReadTypes } from '../shared/hooks.ts'

const evaluations = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'

const year = new Date().getFullYear()

export const shapeDefects: Defect[] = [
  shape({
    id: 'longitude and latitude of a plot have changed places',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', withSwappedPlace),
    probe: async (ask) => (await dataOf(ask, `${plotDetail}?id=ld-1001`)).lat > 90,
  }),
  shape({
    id: 'the founding day of an enterprise is a time stamp in milliseconds',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      const day = data.establishTime
      if (typeof day === 'string') data.establishTime = Date.parse(`${day}T00:00:00+08:00`)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')).establishTime === 'number',
  }),
  shape({
    id: 'the mean score of a provider is not rounded',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      let [sum, count] = [0, 0]
      for (const each of data.scoreCounts) {
        sum += each.score * each.count
        count += each.count
      }
      if (data.avgScore !== null && count > 0) data.avgScore = sum / count
    }),
    probe: async (ask) => String((await dataOf(ask, statistics)).avgScore).length > 3,
  }),
  shape({
    id: 'names of who evaluates a provider are cut off and not masked',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const each of data.records) each.enNameMasked = each.enNameMasked.replaceAll('*', '')
    }),
    probe: async (ask) => !(await recordsIn(ask, evaluations))[0].enNameMasked.includes('*'),
  }),
  shape({
    id: 'the times in the course of a docking have no seconds',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      for (const each of data.timeline) each.time = each.time.slice(0, 16)
    }),
    probe: async (ask) => (await dataOf(ask, docking)).timeline[0].time.length === 16,
  }),
  shape({
    id: 'days on which nothing happens are not in the month',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((each: Loose) => each.startCount + each.endCount + each.activityCount > 0)
    }),
    probe: async (ask) => (await dataOf(ask, `/policy/api/ua/calendar/month?year=${year}&month=1`)).days.length < 28,
  }),
  shape({
    id: 'the months of a year begin with nought',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, `/policy/api/ua/calendar/year?year=${year}`)).months[0].month === 0,
  }),
  shape({
    id: 'the labels of the levels are their codes',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      for (const each of data.level) each.label = each.value
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level[0].label === 'NATION',
  }),
  shape({
    id: 'how complete an enterprise is comes as a fraction',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      if (data?.completion !== undefined) data.completion = Number.parseInt(data.completion, 10) / 100
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion <= 1,
  }),
  shape({
    id: 'the size of a file is written for people',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const each of data.records) each.size = `${(each.size / 1024).toFixed(1)} KB`
    }),
    probe: async (ask) => {
      const [{ size }] = await recordsIn(ask, '/policy/api/show/declareFile/page')
      return typeof size === 'string' && size.endsWith(' KB')
    },
  }),
  shape({
    id: 'several dictionaries come as a list of pairs',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) =>
      Object.entries(data).map(([typeCode, values]) => ({ typeCode, values })),
    ),
    probe: async (ask) => Array.isArray(await dataOf(ask, '/uaa/api/dict/value/multiple?typeCodes=EN_TYPE')),
  }),
  shape({
    id: 'the code of a county is a number',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const each of data) each.code = Number(each.code)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/uaa/api/states/provinces/cities/321200/counties'))[0].code === 'number',
  }),
  shape({
    id: 'links that lead nowhere have an empty address',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const each of data) for (const item of each.items) item.url ??= ''
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/uaa/api/ua/module-config/list')).some(({ items }: Loose) =>
        items.some(({ url }: Loose) => url === ''),
      ),
  }),
  shape({
    id: 'pictures of advertisements are at the address of the store inside',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const each of data) each.image = `http://10.20.3.17:9000${each.image}`
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].image.startsWith('http://10.'),
  }),
  shape({
    id: 'types of which no message is unread are left out',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => Object.keys((await dataOf(ask, '/message/api/msg/count')).byType).length < 8,
  }),
  shape({
    id: 'the rate of success is a fraction of one',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.successRate !== null) data.successRate /= 100
    }),
    probe: async (ask) => {
      const { finishedDockingCount, successRate } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return finishedDockingCount > 0 && successRate <= 1
    },
  }),
  shape({
    id: 'the codes of industries lose their leading nought',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const each of children) each.code = String(Number(each.code))
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList'))[0].children[0].code === '1',
  }),
  shape({
    id: 'a record without a due day says null',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (data) => {
      for (const each of data.records) each.dueDate ??= null
    }),
    probe: async (ask) => (await recordsIn(ask, declareList)).some(({ dueDate }) => dueDate === null),
  }),
  shape({
    id: 'whether a veto is hit is told as Y or N',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      for (const { items } of data.groups) for (const each of items) each.vetoHit = each.vetoHit === true ? 'Y' : 'N'
    }),
    probe: async (ask) => {
      const { data } = await ask('/policy/api/ua/policy/match/report', { body: { enInfoJson: '{}' } })
      return data.groups.some(({ items }: Loose) => items.some(({ vetoHit }: Loose) => vetoHit === 'N'))
    },
  }),
  shape({
    id: 'the help article is in Markdown',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (data) => {
      data.content = data.content.replaceAll('<li>', '- ').replaceAll(/<[^>]+>/g, '')
    }),
    probe: async (ask) => !/<[a-z]/.test((await dataOf(ask, '/content/api/ua/help/detail/he-1001')).content),
  }),
]
