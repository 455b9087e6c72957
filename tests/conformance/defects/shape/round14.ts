import { dataOf, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'

const days = (date: string): number[] => date.split('-').map(Number)

export const shapeDefects: Defect[] = [
  shape({
    id: 'counties have the twelve digits of the statistics office',
    operationId: 'listCounties',
    reply: inData('listCounties', (data) => {
      for (const county of data) county.code = `${county.code}000000`
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/states/provinces/cities/321200/counties'))[0].code.length === 12,
  }),
  shape({
    id: 'a token that is not there expires in minus two seconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      if (!data.valid) data.expiresIn = -2
    }),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/token-check', { body: { token: 'nobody-has-this-token' }, as: 'visitor' })
      return data.expiresIn === -2
    },
  }),
  shape({
    id: 'messages have a T between the day and the time',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      for (const message of data.records) message.createTime = message.createTime.replace(' ', 'T')
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/msg/list')).records[0].createTime.includes('T'),
  }),
  shape({
    id: 'the link of a message that leads nowhere is an empty text',
    operationId: 'transformMessage',
    reply: inData('transformMessage', (data) => {
      data.link ??= ''
    }),
    probe: async (ask) => {
      for (const { id } of (await dataOf(ask, '/message/api/msg/list?size=50')).records) {
        const { data } = await ask(`/message/api/msg/transform?id=${id}`, { method: 'POST' })
        if (data.link === '') return true
      }
      return false
    },
  }),
  shape({
    id: 'the days of an advertisement are lists of numbers',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) Object.assign(ad, { start: days(ad.start), end: days(ad.end) })
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/content/api/ua/xc/pc/list'))[0].start),
  }),
  shape({
    id: 'the property that says top is called isTop',
    operationId: 'listNotices',
    reply: inData('listNotices', (data) => {
      data.records = data.records.map(({ top, ...notice }: Loose) => ({ ...notice, isTop: top }))
    }),
    probe: async (ask) => {
      const [notice] = await shownRecords(ask, '/content/api/ua/notice/pc/list')
      return notice.isTop !== undefined && notice.top === undefined
    },
  }),
  shape({
    id: 'the policies of a subject are bare identifiers',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', (data) => {
      data.relatedPolicies = data.relatedPolicies.map(({ id }: Loose) => id)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/content/api/ua/subject/details/su-1008')).relatedPolicies[0] === 'string',
  }),
  shape({
    id: 'the completeness of an enterprise has two decimals',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      const filled = Math.ceil((Number.parseInt(data.completion) * 28) / 100)
      data.completion = `${((filled / 28) * 100).toFixed(2)}%`
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')).completion.includes('.'),
  }),
  shape({
    id: 'a provider with too few evaluations has the score zero',
    operationId: 'listFacilitators',
    reply: inData('listFacilitators', (data) => {
      for (const provider of data.records) provider.avgScore ??= 0
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/enterprise/api/ua/facilitator/list?size=50')).some(({ avgScore }) => avgScore === 0),
  }),
  shape({
    id: 'what a certificate has not yet is left out',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', (data) => {
      data.records = data.records.map((record: Loose) =>
        Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)),
      )
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return records.some(({ certNo }: Loose) => certNo === undefined)
    },
  }),
  shape({
    id: 'the mu of a piece of land are hectares',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Math.round(data.landArea / 100) / 100
    }),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return landArea / landAreaMu > 9000
    },
  }),
  shape({
    id: 'what cannot be divided is divided from zero square metres',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.minSplitArea ??= 0
    }),
    probe: async (ask) => {
      const house = await dataOf(ask, '/investment/api/resource/detail?id=hs-1008')
      return !house.canSplit && house.minSplitArea === 0
    },
  }),
  shape({
    id: 'long numbers are texts for the sake of JavaScript',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      for (const [key, value] of Object.entries(data)) if (typeof value === 'number') data[key] = String(value)
      for (const option of [...data.level, ...data.category]) option.count = String(option.count)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/policy/api/ua/policy/policyCount')).total === 'string',
  }),
  shape({
    id: 'PDF is spelt in capitals, as the file was uploaded',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const file of data.records) if (file.fileType === 'pdf') file.fileType = 'PDF'
    }),
    probe: async (ask) =>
      (await shownRecords(ask, '/policy/api/show/declareFile/page')).some(({ fileType }) => fileType === 'PDF'),
  }),
  shape({
    id: 'the last day counts as one day left',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data) => {
      for (const batch of data.records) if (batch.remainDays !== undefined) batch.remainDays += 1
    }),
    probe: async (ask) => {
      const [batch] = await shownRecords(ask, '/policy/api/ua/declare/page?size=1')
      const shown = await shownRecords(ask, '/policy/api/declare/show/page?size=50')
      return shown.some(({ id, remainDays }) => id === batch.id && remainDays === batch.remainDays - 1)
    },
  }),
  shape({
    id: 'the first divisions have lost their leading zero',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (data) => {
      for (const { children } of data) for (const division of children) division.code = String(Number(division.code))
    }),
    probe: async (ask) => {
      const categories = await dataOf(ask, '/supanddem/api/ua/show/category/industryCategoryList')
      return categories[0].children[0].code === '1'
    },
  }),
  shape({
    id: 'the hours until a reply are not rounded',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      if (data.avgReplyHours !== null) data.avgReplyHours += 1 / 60
    }),
    probe: async (ask) => {
      const { avgReplyHours } = await dataOf(ask, '/supanddem/api/ua/show/statistics')
      return String(avgReplyHours).length > 8
    },
  }),
  shape({
    id: 'the bounds of an industry begin with the smallest',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const { bounds } of fields) bounds.reverse()
    }),
    probe: async (ask) => {
      const [industry] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return industry.fields[0].bounds[0] < industry.fields[0].bounds[2]
    },
  }),
  shape({
    id: 'how near a question is is the score of the search engine',
    operationId: 'suggestRobotQuestions',
    reply: inData('suggestRobotQuestions', (data) => {
      for (const question of data.questions) question.score = Math.round(question.score * 1_873_204) / 100_000
    }),
    probe: async (ask) => {
      const body = { question: '高新技术企业', sessionId: 'conformance-session' }
      const { data } = await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })
      return data.questions[0].score > 1
    },
  }),
  shape({
    id: 'the return code of the number of providers is a number',
    operationId: 'countFacilitators',
    reply: onReply('countFacilitators', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope !== undefined) setJson(returning, { ...envelope, returnCode: Number(envelope['returnCode']) })
    }),
    probe: async (ask) => (await ask('/enterprise/api/ua/facilitator/count')).code === 200,
  }),
]
