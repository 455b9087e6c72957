import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'

const numbersOf = (moment: string): number[] => (moment.match(/\d+/g) ?? []).map(Number)

const millisecondsOf = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`)

/** The moment as a server writes it that has been left in UTC. */
function eightHoursBefore(moment: string): string {
  return new Date(millisecondsOf(moment) - 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the areas of the tenant are whole numbers',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', ({ areaCodes }) => {
      for (const part of Object.keys(areaCodes)) areaCodes[part] = Number(areaCodes[part])
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).areaCodes.region === 321_283,
  }),
  shape({
    id: 'the counties come under the number two hundred',
    operationId: 'listCounties',
    reply: onReply('listCounties', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, returnCode: 200 })
    }),
    probe: async (ask) => (await ask('/uaa/api/states/provinces/cities/321200/counties')).code === 200,
  }),
  shape({
    id: 'the day on which a special subject came out is six numbers in a row',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', ({ records }) => {
      for (const subject of records) subject.publishTime = numbersOf(subject.publishTime)
    }),
    probe: async (ask) => {
      const [{ publishTime }] = await shownRecords(ask, '/policy/api/ua/subject/list')
      return Array.isArray(publishTime)
    },
  }),
  shape({
    id: 'the sum of policies counts those out of force, its parts do not',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      data.total += 9
    }),
    probe: async (ask) => {
      const { total, level } = await dataOf(ask, '/policy/api/ua/policy/policyCount')
      return total !== level.reduce((sum: number, { count }: Loose) => sum + count, 0)
    },
  }),
  shape({
    id: 'a batch that closes tonight has one day left',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', ({ records }) => {
      for (const batch of records) if (batch.remainDays !== undefined) batch.remainDays += 1
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/policy/api/ua/declare/page?size=50')
      const { start, end, remainDays } = records.find((batch) => batch.remainDays !== undefined)
      const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
      return start <= today && remainDays === (Date.parse(end) - Date.parse(today)) / 86_400_000 + 1
    },
  }),
  shape({
    id: 'a month consists of the days on which something happens',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((day: Loose) => day.startCount + day.endCount + day.activityCount > 0)
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=7')).days.length < 31,
  }),
  shape({
    id: 'a short code is given with an error that is null',
    operationId: 'encodeAppletShortUuid',
    reply: onReply('encodeAppletShortUuid', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, errorMessage: null })
    }),
    probe: async (ask) => {
      const { text } = await ask('/policy/api/ua/applet/shortuuid/encode?uuid=p-1002')
      return 'errorMessage' in JSON.parse(text)
    },
  }),
  shape({
    id: 'rules in force run until the last day that the database knows',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const rule of data) rule.effectiveTo ??= '9999-12-31'
    }),
    probe: async (ask) => {
      const rules = await dataOf(ask, '/consult/api/ua/tool/rule/list?toolCode=HNTE')
      return rules.some(({ current, effectiveTo }: Loose) => current && effectiveTo !== null)
    },
  }),
  shape({
    id: 'a size that is worked out now was worked out eight hours ago',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data) => {
      data.createTime = eightHoursBefore(data.createTime)
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'RETAIL', employeeAmount: 60, operatingIncome: 900 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })
      return Date.now() - (millisecondsOf(data.createTime) - 8 * 3_600_000) > 7 * 3_600_000
    },
  }),
  shape({
    id: 'a picture that is only looked at leads to the empty text',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) => {
      const ads = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return ads.find(({ linkType }: Loose) => linkType === 'NONE').link === ''
    },
  }),
  shape({
    id: 'a project of one industry names it without brackets',
    operationId: 'listAttracts',
    reply: inData('listAttracts', ({ records }) => {
      for (const project of records) {
        const { industryChain } = project
        if (industryChain.length === 1) [project.industryChain] = industryChain
      }
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/attract/list?size=50')
      return records.some(({ industryChain }) => typeof industryChain === 'string')
    },
  }),
  shape({
    id: 'a year without a figure is a year alone',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', ({ indicatorList }) => {
      for (const { values } of indicatorList) for (const entry of values) if (entry.value === null) delete entry.value
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return indicatorList.some(({ values }: Loose) => values.some((entry: Loose) => !('value' in entry)))
    },
  }),
  shape({
    id: 'the marks of a provider climb from one to five',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', ({ scoreCounts }) => {
      scoreCounts.reverse()
    }),
    probe: async (ask) => {
      const { scoreCounts } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return scoreCounts[0].score === 1
    },
  }),
  shape({
    id: 'the mean of a provider has passed through half as many bits',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', ({ records }) => {
      for (const provider of records) if (provider.avgScore !== null) provider.avgScore = Math.fround(provider.avgScore)
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/list')
      return records.some(({ avgScore }) => avgScore !== null && String(avgScore).length > 3)
    },
  }),
  shape({
    id: 'a section of the profile in which all is null is null itself',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      for (const section of ['personnelDTO', 'intellectualDTO', 'projectDTO', 'carrierDTO'])
        if (Object.values(data[section]).every((value) => value === null)) data[section] = null
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')).projectDTO === null,
  }),
  shape({
    id: 'surroundings for investors have a price and an area that are null',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', ({ records }) => {
      for (const record of records)
        if (record.type === 'ENVIRONMENT')
          Object.assign(record, { tradeType: null, price: null, priceUnit: null, area: null, status: null })
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/investment/ua/showResource/listByType?type=ENVIRONMENT')
      return first.area === null
    },
  }),
  shape({
    id: 'how weighty a message is stands there as its place in the enumeration',
    operationId: 'listMessages',
    reply: inData('listMessages', ({ records }) => {
      for (const message of records) message.level = ['NORMAL', 'IMPORTANT'].indexOf(message.level)
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list')).records[0].level === 1,
  }),
  shape({
    id: 'resources that nobody has marked have the mean NaN',
    operationId: 'listResources',
    reply: inData('listResources', ({ records }) => {
      for (const resource of records) resource.avgScore ??= 'NaN'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/supanddem/api/ua/show/resource/list?size=50')
      return records.some(({ avgScore }) => avgScore === 'NaN')
    },
  }),
  shape({
    id: 'a spreadsheet took the nought from agriculture',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const division of children) division.code = String(Number(division.code))
    }),
    probe: async (ask) => {
      const [{ children }] = await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')
      return children[0].code === '1'
    },
  }),
  shape({
    id: 'what a demand may cost is told in yuan once it is opened',
    operationId: 'getDemand',
    reply: inData('getDemand', (data) => {
      for (const bound of ['budgetMin', 'budgetMax']) if (data[bound] !== null) data[bound] *= 10_000
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/supanddem/api/ua/show/demand/detail?id=de-1015')).budgetMax === 1_000_000,
  }),
]
