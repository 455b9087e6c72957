import { dataOf, recordsIn } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { fromMonthZero, withoutReadTypes } from '../shared/hooks.ts'
import { firstIn } from '../shared/requests.ts'
import { inGreenwich } from '../shared/values.ts'
import { shape } from '../../groups.ts'

const isAnonymous = ({ enNameMasked }: Loose) => enNameMasked === '匿名企业'

/** The data of a detail, led to from the first record of a list. */
async function openedFrom(ask: Ask, list: string, target: string): Promise<Loose> {
  return dataOf(ask, target + (await firstIn(ask, list)).id)
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the times of my events are in Greenwich time',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const each of records) {
        each.startTime = inGreenwich(each.startTime)
        each.endTime = inGreenwich(each.endTime)
      }
    }),
    probe: async (ask) => {
      const sign = await firstIn(ask, '/supanddem/api/customer/event/myList')
      const event = await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${sign.eventId}`)
      return sign.startTime !== event.startTime
    },
  }),
  shape({
    id: 'the square metres of a plot are its mu',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => void (data.landArea = data.landAreaMu)),
    probe: async (ask) => {
      const land = '/investment/ua/showResource/listByType?type=LAND'
      const { landArea, landAreaMu } = await openedFrom(ask, land, '/investment/api/landResource/detail?id=')
      return landArea === landAreaMu
    },
  }),
  shape({
    id: 'longitude and latitude of an office are swapped',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => ({ ...data, lng: data.lat, lat: data.lng })),
    probe: async (ask) => {
      const office = '/investment/ua/showResource/listByType?type=OFFICE'
      return (await openedFrom(ask, office, '/investment/api/officeResource/detail?id=')).lat > 90
    },
  }),
  shape({
    id: 'an anonymous evaluation tells what the docking was about',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', ({ records }) => {
      for (const each of records) if (isAnonymous(each)) each.dockingTitle ??= '材料力学性能检测预约'
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001'
      return 'dockingTitle' in (await firstIn(ask, list, isAnonymous))
    },
  }),
  shape({
    id: 'the end of a number is masked in place of its middle',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', ({ contactMasked }) => {
      if (contactMasked !== undefined) contactMasked.contactTel = '1380000****'
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1001')
      return contactMasked.contactTel.endsWith('*')
    },
  }),
  shape({
    id: 'the days of the trend begin with today',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => void (data.days = data.days.toReversed())),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return days[0].date > days[1].date
    },
  }),
  shape({
    id: 'the mean score of a provider is not rounded',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (data.avgScore !== null) data.avgScore -= 0.027_777_777_777_8
    }),
    probe: async (ask) => {
      const { avgScore } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return String(avgScore).length > 3
    },
  }),
  shape({
    id: 'types without unread messages are left out',
    operationId: 'countUnreadMessages',
    reply: inData('countUnreadMessages', withoutReadTypes),
    probe: async (ask) => !('SYSTEM' in (await dataOf(ask, '/message/api/msg/count')).byType),
  }),
  shape({
    id: 'industry codes lose their leading zero',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const each of children) each.code = String(Number(each.code))
    }),
    probe: async (ask) => {
      const [{ children }] = await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')
      return children[0].code === '1'
    },
  }),
  shape({
    id: 'the state of a condition is described by its code',
    operationId: 'getPolicyMatch',
    reply: inData('getPolicyMatch', ({ conditions }) => {
      for (const each of conditions) each.statusDesc = each.status
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/policy/match/item?policyId=p-1001&enId=en-1001'
      return (await dataOf(ask, target)).conditions[0].statusDesc === 'MET'
    },
  }),
  shape({
    id: 'amounts of a year are in yuan',
    operationId: 'getEnterpriseManagement',
    reply: inData('getEnterpriseManagement', ({ managementDTOList }) => {
      for (const each of managementDTOList)
        for (const name of ['totalAsset', 'netProfit', 'tax', 'mainBusinessIncome', 'developInput'])
          if (each[name] !== null) each[name] *= 10_000
    }),
    probe: async (ask) => {
      const section = await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')
      const { managementDTO } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return section.managementDTOList[0].totalAsset > managementDTO.managementDTOList[0].totalAsset
    },
  }),
  shape({
    id: 'what a rejected certificate lacks is empty text',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      for (const each of records) for (const name of ['level', 'certNo', 'validUntil']) each[name] ??= ''
    }),
    probe: async (ask) => {
      const list = '/enterprise/api/member/en/electricity/list?enId=en-1001'
      return (await firstIn(ask, list, ({ status }) => status === 'REJECT')).validUntil === ''
    },
  }),
  shape({
    id: 'the neighbour of the newest notice is an empty object',
    operationId: 'getNotice',
    reply: inData('getNotice', (data) => {
      data.prev ??= {}
      data.next ??= {}
    }),
    probe: async (ask) => {
      const { prev } = await dataOf(ask, '/content/api/ua/notice/pc/detail/n-1001')
      return prev !== null && Object.keys(prev).length === 0
    },
  }),
  shape({
    id: 'the time of the statistics is in milliseconds',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => void (data.updateTime = Date.parse(data.updateTime))),
    probe: async (ask) => typeof (await dataOf(ask, '/supanddem/api/ua/show/statistics')).updateTime === 'number',
  }),
  shape({
    id: 'the months of a year are counted from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', fromMonthZero),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'the audit of a binding is the ordinal of its word',
    operationId: 'listMyEnterprises',
    reply: inData('listMyEnterprises', (data) => {
      for (const each of data) each.bindAudit = ['PENDING', 'PASS', 'REJECT'].indexOf(each.bindAudit)
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/list'))[0].bindAudit === 1,
  }),
  shape({
    id: 'the day that is due has a time',
    operationId: 'getDeclareRecord',
    reply: inData('getDeclareRecord', (data) => {
      if (data.dueDate !== undefined) data.dueDate += ' 00:00:00'
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/customer/declare/detail?id=dr-1002')).dueDate.length > 10,
  }),
  shape({
    id: 'whether a visited page is gone is 0 or 1',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const each of records) each.invalid = Number(each.invalid)
    }),
    probe: async (ask) => (await recordsIn(ask, '/message/api/history/list'))[0].invalid === 0,
  }),
  shape({
    id: 'a cloud form that was never sent is an empty object',
    operationId: 'getCloudInfo',
    reply: inData('getCloudInfo', (data) => (data.inputs === null ? {} : data)),
    probe: async (ask) => !('inputs' in (await dataOf(ask, '/consult/api/customer/cloud/info'))),
  }),
  shape({
    id: 'the rest of the life of a token is in milliseconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => void (data.expiresIn *= 1000)),
    probe: async (ask) => {
      const token = 'conformance-second-member-token'
      return (await ask('/uaa/api/token-check', { body: { token } })).data.expiresIn > 2_592_000
    },
  }),
]
