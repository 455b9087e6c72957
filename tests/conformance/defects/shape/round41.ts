import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { docking, plotDetail, statistics } from '../shared/addresses.ts'
import { withoutIdleMonths, withoutReadTypes } from '../shared/hooks.ts'
import { firstIn } from '../shared/requests.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const epochOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+08:00`)

export const shapeDefects: Defect[] = [
  shape({
    id: 'the area of land in square metres is its area in mu',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => void (data.landArea = data.landAreaMu)),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, `${plotDetail}?id=ld-1001`)
      return landAreaMu > 0 && landArea === landAreaMu
    },
  }),
  shape({
    id: 'the day an enterprise was founded has a time of day',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (dayPattern.test(data.establishTime)) data.establishTime += ' 00:00:00'
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')).establishTime.endsWith(' 00:00:00'),
  }),
  shape({
    id: 'completeness of the current enterprise keeps a decimal',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      const filledIn = Math.round(Number.parseInt(data.completion, 10) * 0.28)
      data.completion = `${((filledIn / 28) * 100).toFixed(1)}%`
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion.includes('.'),
  }),
  shape({
    id: 'the mask in the name of who evaluated is a single star',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) each.enNameMasked = each.enNameMasked.replace(/\*+/, '*')
    }),
    probe: async (ask) =>
      /^[^*]+\*[^*]*$/.test(
        (await firstIn(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')).enNameMasked,
      ),
  }),
  shape({
    id: 'the telephone of a provider is shown whole',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', ({ contact }) => {
      contact.tel = contact.tel.replaceAll('*', '0')
    }),
    probe: async (ask) => !(await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')).contact.tel.includes('*'),
  }),
  shape({
    id: 'figures of a year that are not filled in are left out',
    operationId: 'getEnterpriseManagement',
    reply: inData('getEnterpriseManagement', (data) => {
      data.managementDTOList = data.managementDTOList.map((year: Loose) =>
        Object.fromEntries(Object.entries(year).filter(([, value]) => value !== null)),
      )
    }),
    probe: async (ask) => {
      const { managementDTOList } = await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')
      return !('tax' in managementDTOList[0])
    },
  }),
  shape({
    id: 'types without an unread message are not counted as zero',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'months in which nothing happens are left out of the year',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', withoutIdleMonths),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months.length < 12,
  }),
  shape({
    id: 'categories without children have null for them',
    operationId: 'listCategoryTypes',
    reply: inData('listCategoryTypes', (data) => {
      for (const { children = [] } of data) for (const leaf of children) leaf.children = null
    }),
    probe: async (ask) => {
      const [top] = await dataOf(ask, '/supanddem/api/ua/show/category/typeList?type=RESOURCE')
      return top.children[0].children === null
    },
  }),
  shape({
    id: 'codes of industries lose their leading zero',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children = [] } of data) for (const each of children) each.code = String(Number(each.code))
    }),
    probe: async (ask) => {
      const [top] = await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')
      return top.children[0].code === '1'
    },
  }),
  shape({
    id: 'the stage of a declaration is its ordinal number',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', ({ records }) => {
      for (const each of records) each.stage = ['TODO', 'RUNNING'].indexOf(each.stage) + 1
    }),
    probe: async (ask) => typeof (await firstIn(ask, '/policy/api/customer/declare/list')).stage === 'number',
  }),
  shape({
    id: 'the timeline of a docking names the enterprise in place of its role',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      for (const step of data.timeline)
        step.actor = step.actor === 'INITIATOR' ? data.initiatorEnName : data.ownerEnName
    }),
    probe: async (ask) => {
      const data = await dataOf(ask, docking)
      return data.timeline[0].actor === data.initiatorEnName
    },
  }),
  shape({
    id: 'when one signed up is a number of milliseconds',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const each of records) each.createTime = epochOf(each.createTime)
    }),
    probe: async (ask) => (await firstIn(ask, '/supanddem/api/customer/event/myList')).createTime > 1e12,
  }),
  shape({
    id: 'indicators are decimals in quotation marks',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ indicatorList }) => {
      for (const { values } of indicatorList)
        for (const each of values) if (each.value !== null) each.value = each.value.toFixed(2)
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return indicatorList[0].values[0].value === '168.00'
    },
  }),
  shape({
    id: 'an advertisement that leads nowhere has an empty address',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const each of data) each.link ??= ''
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list')).some(({ link }: Loose) => link === ''),
  }),
  shape({
    id: 'the mean time of reply is not rounded',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 0.0278
    }),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return avgReplyHours !== Number(avgReplyHours.toFixed(1))
    },
  }),
  shape({
    id: 'scores that nobody gave are missing in their distribution',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) => (await dataOf(ask, statistics)).scoreCounts.length < 5,
  }),
  shape({
    id: 'the quiet time has seconds',
    operationId: 'listMySubscribedTags',
    reply: inData('listMySubscribedTags', (data) => {
      for (const name of ['quietStart', 'quietEnd']) data[name] += ':00'
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/customer/tag/mySubscribe')).quietStart.length === 8,
  }),
  shape({
    id: 'the type of a file keeps its dot',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', ({ records }) => {
      for (const each of records) each.fileType = `.${each.fileType}`
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/policy/api/show/declareFile/page')).every(({ fileType }) => fileType.startsWith('.')),
  }),
  shape({
    id: 'whether a link leads out is one or zero',
    operationId: 'listModuleConfigs',
    reply: inData('listModuleConfigs', (data) => {
      for (const { items } of data) for (const each of items) each.out = Number(each.out)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/module-config/list'))[0].items[0].out === 1,
  }),
]
