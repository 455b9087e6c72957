import { dataOf } from '../../asked.ts'
import { type Defect, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'

const land = '/investment/api/landResource/detail?id=ld-1001'

/** The same moment as a server reads it whose clock is in UTC. */
function inUtc(time: string): string {
  const moment = new Date(`${time.replace(' ', 'T')}+08:00`)
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the colour of the tenant lacks the number sign',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      data.themeColor = data.themeColor.replace('#', '')
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).themeColor === '0069E8',
  }),
  shape({
    id: 'the current enterprise comes with its binding only, the name is not loaded',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      if (data.currentEnterprise) data.currentEnterprise.name = null
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/current-user')).currentEnterprise.name === null,
  }),
  shape({
    id: 'the code of a county is a number',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const county of data) county.code = Number(county.code)
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/states/provinces/cities/321200/counties'))[0].code === 321_202,
  }),
  shape({
    id: 'the type of a message is in lower case',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      for (const message of data.records) message.type = message.type.toLowerCase()
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list')).records[0].type === 'policy',
  }),
  shape({
    id: 'how long footprints are kept is told in seconds',
    operationId: 'getHistorySetting',
    reply: inData('getHistorySetting', (data) => {
      data.keepDays *= 86_400
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/setting')).keepDays === 7_776_000,
  }),
  shape({
    id: 'the time of the statistics is in ISO format',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.updateTime = `${data.updateTime.replace(' ', 'T')}+08:00`
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/statistics')).updateTime.includes('T'),
  }),
  shape({
    id: 'the steps of a declaration are eight hours early',
    operationId: 'getDeclareRecord',
    reply: inData('getDeclareRecord', (data) => {
      for (const step of data.timeline) step.time = inUtc(step.time)
    }),
    probe: async (ask) => {
      const { createTime, timeline } = await dataOf(ask, '/policy/api/customer/declare/detail?id=dr-1002')
      return timeline[0].time < createTime
    },
  }),
  shape({
    id: 'the policies of a subject are their ids only',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', (data) => {
      data.relatedPolicies = data.relatedPolicies.map(({ id }: { id: string }) => id)
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/content/api/ua/subject/details/su-1008')).relatedPolicies[0] === 'p-1001',
  }),
  shape({
    id: 'an advertisement begins and ends at midnight instead of on a day',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) {
        ad.start = `${ad.start} 00:00:00`
        ad.end = `${ad.end} 00:00:00`
      }
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].start.length === 19,
  }),
  shape({
    id: 'how fast a provider answers is in minutes',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      for (const one of data.records)
        if (typeof one.responseHours === 'number') one.responseHours = Math.round(one.responseHours * 60)
    }),
    probe: async (ask) => {
      const [first] = (await dataOf(ask, '/enterprise/api/ua/facilitator/list')).records
      return (
        first.responseHours === 60 * (await dataOf(ask, `/enterprise/api/ua/facilitator/${first.id}`)).responseHours
      )
    },
  }),
  shape({
    id: 'the registered capital is in yuan',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (data.regCapital !== null) data.regCapital *= 10_000
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')).regCapital === 20_000_000,
  }),
  shape({
    id: 'what is not filled in about the staff is left out',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      const staff = Object.entries(data.personnelDTO)
      data.personnelDTO = Object.fromEntries(staff.filter(([, value]) => value !== null))
    }),
    probe: async (ask) => {
      const { personnelDTO } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return !('overCollegeAmount' in personnelDTO)
    },
  }),
  shape({
    id: 'longitude and latitude of a piece of land are swapped',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      const { lng, lat } = data
      data.lng = lat
      data.lat = lng
    }),
    probe: async (ask) => (await dataOf(ask, land)).lat > 100,
  }),
  shape({
    id: 'what is free at once has the zero date of the database',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data) => {
      for (const one of data.records) if (one.availableDate === null) one.availableDate = '0000-00-00'
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/investment/ua/showResource/listByType?type=LAND')
      return records[0].availableDate === '0000-00-00'
    },
  }),
  shape({
    id: 'the months of the year count from zero',
    operationId: 'getCalendarYear',
    reply: inData('getCalendarYear', (data) => {
      for (const month of data.months) month.month -= 1
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/year?year=2026')).months[0].month === 0,
  }),
  shape({
    id: 'the counts by level are texts',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      for (const level of data.level) level.count = String(level.count)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level[0].count === 'string',
  }),
  shape({
    id: 'whether a tag is subscribed to is left out when it is not',
    operationId: 'listTags',
    reply: inData('listTags', (data) => {
      for (const tag of data) if (tag.subscribed === false) delete tag.subscribed
    }),
    probe: async (ask) => !('subscribed' in (await dataOf(ask, '/policy/api/customer/tag/list'))[0]),
  }),
  shape({
    id: 'the detail of a demand is a day short until its deadline',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.remainDays > 0) data.remainDays -= 1
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/supanddem/api/ua/show/demand/list')
      const one = await dataOf(ask, `/supanddem/api/ua/show/demand/detail?id=${records[0].id}`)
      return one.remainDays === records[0].remainDays - 1
    },
  }),
  shape({
    id: 'the fields of a resource are one text with commas',
    operationId: 'listResources',
    reply: inData('listResources', (data) => {
      for (const one of data.records) one.fieldArea = one.fieldArea.join(',')
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/supanddem/api/ua/show/resource/list')).records[0].fieldArea === 'string',
  }),
  shape({
    id: 'the bounds of an industry are sorted from small to large',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const field of fields) field.bounds.sort((a: number, b: number) => a - b)
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] === 50
    },
  }),
]
