import { dataOf, recordsIn } from '../../asked.ts'
import { type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { attracts, enterprise, footprints, oneDay, providerList } from '../shared/addresses.ts'

const fields = '/consult/api/customer/eva/industry/fields'
const house = '/investment/api/resource/detail?id=hs-1001'
const houseList = '/investment/ua/showResource/listByType?type=HOUSE'
const topic = '/content/api/ua/subject/details/su-1001'
const types = '/supanddem/api/ua/show/category/typeList?type=DEMAND'
const lastDay = `${oneDay}?date=`

export const shapeDefects: Defect[] = [
  shape({
    id: 'the kinds of a provider are one text with commas',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      for (const record of data.records) record.providerType = record.providerType.join(',')
    }),
    probe: async (ask) => typeof (await recordsIn(ask, providerList))[0].providerType === 'string',
  }),
  shape({
    id: 'the average score of a provider has all the digits of its division',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      const sum = data.scoreCounts.reduce((total: number, { score, count }: Loose) => total + score * count, 0)
      if (data.evaluationCount > 0) data.avgScore = sum / data.evaluationCount
    }),
    probe: async (ask) => {
      const { avgScore } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return String(avgScore).length > 5
    },
  }),
  shape({
    id: 'the portrait of who is logged in has the address of an inner host',
    operationId: 'getCurrentUser',
    reply: inData('getCurrentUser', (data) => {
      if (data.image) data.image = `http://10.0.3.12:8080${data.image}`
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/current-user')).image.startsWith('http://10.'),
  }),
  shape({
    id: 'the day an enterprise was founded is a number of milliseconds',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (data.establishTime) data.establishTime = Date.parse(`${data.establishTime}T00:00:00+08:00`)
    }),
    probe: async (ask) => typeof (await dataOf(ask, `${enterprise}/basic?enId=en-1001`)).establishTime === 'number',
  }),
  shape({
    id: 'the details of an enterprise were updated at a moment with its zone',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      data.updateTime = `${data.updateTime.replace(' ', 'T')}.000+08:00`
    }),
    probe: async (ask) => (await dataOf(ask, `${enterprise}/details?enId=en-1001`)).updateTime.endsWith('+08:00'),
  }),
  shape({
    id: 'the policies of a level are counted in big integers of the driver',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      for (const level of data.level) level.count = String(level.count)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level[0].count === 'string',
  }),
  shape({
    id: 'a hot tag is called as in the other lists of tags',
    operationId: 'queryHotTags',
    reply: inData('queryHotTags', (data) =>
      data.map(({ tag, tagName, count }: Loose) => ({ tagId: tag, tagName, count })),
    ),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/tag/hot/query'))[0].tagId !== undefined,
  }),
  shape({
    id: 'no days that remain are left out as empty',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data) => {
      for (const record of data.records) if (record.remainDays === 0) delete record.remainDays
    }),
    probe: async (ask) => {
      const records = await recordsIn(ask, '/policy/api/ua/declare/page?declareState=ENDING')
      return records.some((record) => record.remainDays === undefined)
    },
  }),
  shape({
    id: 'the state of a demand is the ordinal of its enum',
    operationId: 'listDemands',
    reply: inData('listDemands', (data) => {
      const words = ['DRAFT', 'AUDITING', 'PUBLISHED', 'DOCKING', 'COMPLETED']
      for (const demand of data.records) demand.status = words.indexOf(demand.status)
    }),
    probe: async (ask) => typeof (await recordsIn(ask, '/supanddem/api/ua/show/demand/list'))[0].status === 'number',
  }),
  shape({
    id: 'the phone of a demand is masked in one digit only',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      if (data.contactMasked) data.contactMasked.contactTel = data.contactMasked.contactTel.replace('****', '*0000')
    }),
    probe: async (ask) => {
      const { contactMasked } = await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1016')
      return /^\d{3}\*\d+$/.test(contactMasked.contactTel)
    },
  }),
  shape({
    id: 'the week of an instrument begins with the zero of Sunday',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (data.weekdays) data.weekdays = data.weekdays.map((day: number) => day - 1)
    }),
    probe: async (ask) => {
      const { weekdays } = await dataOf(ask, '/supanddem/api/ua/show/resource/detail?id=re-1002')
      return weekdays.includes(0)
    },
  }),
  shape({
    id: 'an event without a fee says so in words',
    operationId: 'pageEvents',
    reply: inData('pageEvents', (data) => {
      for (const event of data.records) if (event.fee === 0) event.fee = '免费'
    }),
    probe: async (ask) =>
      (await recordsIn(ask, '/supanddem/api/ua/customer/event/page')).some(({ fee }) => fee === '免费'),
  }),
  shape({
    id: 'the alternative text of a picture is lost in the mapper',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', (data) => {
      for (const image of data.images ?? []) delete image.alt
    }),
    probe: async (ask) => (await dataOf(ask, topic)).images[0].alt === undefined,
  }),
  shape({
    id: 'a footprint has the fraction of a JDBC timestamp',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.viewTime = `${record.viewTime}.0`
    }),
    probe: async (ask) => (await recordsIn(ask, `${footprints}/list`))[0].viewTime.endsWith('.0'),
  }),
  shape({
    id: 'the longitude of a house stands in its latitude',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      ;[data.lng, data.lat] = [data.lat, data.lng]
    }),
    probe: async (ask) => (await dataOf(ask, house)).lat > 90,
  }),
  shape({
    id: 'the area of a house has its unit',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data) => {
      for (const record of data.records) if (record.type === 'HOUSE') record.area = `${record.area}㎡`
    }),
    probe: async (ask) => String((await recordsIn(ask, houseList))[0].area).endsWith('㎡'),
  }),
  shape({
    id: 'an industry of which nothing is said has a null for it',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const industry of data) industry.description ??= null
    }),
    probe: async (ask) => (await dataOf(ask, fields)).some(({ description }: Loose) => description === null),
  }),
  shape({
    id: 'the leaves of the tree of categories have null for their children',
    operationId: 'listCategoryTypes',
    reply: inData('listCategoryTypes', (data) => {
      for (const { children } of data) for (const leaf of children ?? []) leaf.children ??= null
    }),
    probe: async (ask) => (await dataOf(ask, types))[0].children[0].children === null,
  }),
  shape({
    id: 'ways of working together are in small letters',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const record of data.records)
        record.cooperationMode = record.cooperationMode.map((word: string) => word.toLowerCase())
    }),
    probe: async (ask) => /^[a-z_]+$/.test((await recordsIn(ask, attracts))[0].cooperationMode[0]),
  }),
  shape({
    id: 'what happens on a day is told in camel case',
    operationId: 'getCalendarDay',
    reply: inData('getCalendarDay', (data) => {
      for (const entry of data)
        entry.type = entry.type.toLowerCase().replace(/_(.)/g, (_: string, letter: string) => letter.toUpperCase())
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/ua/declare/page?declareState=ENDING')
      return (await dataOf(ask, `${lastDay}${records[0].end}`)).some(({ type }: Loose) => type === 'declareEnd')
    },
  }),
]
