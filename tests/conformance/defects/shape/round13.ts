import { dataOf, opened, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, envelopeOf, inData, onReply, setJson } from '../../defect.ts'
import { shape } from '../../groups.ts'

const lands = '/investment/ua/showResource/listByType?type=LAND&size=50'

const resources = '/supanddem/api/ua/show/resource/list?size=50'

const robotSession = 'conformance-columns-0001'

const numbersOf = (moment: string): number[] => moment.split(/\D/).map(Number)

const outsidePlane = /[\u{10000}-\u{10FFFF}]/gu

export const shapeDefects: Defect[] = [
  shape({
    id: 'the codes of the areas of the tenant are numbers',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      for (const level of Object.keys(data.areaCodes)) data.areaCodes[level] = Number(data.areaCodes[level])
    }),
    probe: async (ask) => (await dataOf(ask, '/uaa/api/ua/tenant/info')).areaCodes.province === 320_000,
  }),
  shape({
    id: 'several dictionaries come as a list of keys and values',
    operationId: 'listMultipleDictValues',
    reply: inData('listMultipleDictValues', (data) => Object.entries(data).map(([key, value]) => ({ key, value }))),
    probe: async (ask) =>
      Array.isArray(await dataOf(ask, '/uaa/api/dict/value/multiple?typeCodes=PO_FEEDBACK_TYPE,EN_TYPE')),
  }),
  shape({
    id: 'the seconds left to a token are the moment when it ends',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      if (data.valid) data.expiresIn += Math.floor(Date.now() / 1000)
    }),
    probe: async (ask) => {
      const body = { refreshToken: 'example-refresh-token-0001' }
      const { data } = await ask('/uaa/api/refresh-token', { body, as: 'visitor' })
      const state = await ask('/uaa/api/token-check', { body: { token: data.access_token }, as: 'visitor' })
      return state.data.valid && state.data.expiresIn > 1_000_000_000
    },
  }),
  shape({
    id: 'the figures of a year are in yuan',
    operationId: 'getEnterpriseManagement',
    reply: inData('getEnterpriseManagement', (data) => {
      for (const record of data.managementDTOList)
        for (const [field, value] of Object.entries<Loose>(record))
          if (field !== 'year' && value !== null) record[field] = Math.round(value * 10_000)
    }),
    probe: async (ask) => {
      const { managementDTOList } = await dataOf(ask, '/enterprise/api/member/en/management?enId=en-1001')
      return managementDTOList[0].totalAsset === 152_000_000
    },
  }),
  shape({
    id: 'a year that nobody filled in is zero',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', (data) => {
      for (const { values } of data.indicatorList) for (const year of values) year.value ??= 0
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return indicatorList.find(({ code }: Loose) => code === 'operatingIncome').values[2].value === 0
    },
  }),
  shape({
    id: 'the mean of the scores is a float that became a double',
    operationId: 'getFacilitator',
    reply: inData('getFacilitator', (data) => {
      if (data.avgScore !== null) data.avgScore = Math.fround(data.avgScore)
    }),
    probe: async (ask) => {
      const { avgScore } = await dataOf(ask, '/enterprise/api/ua/facilitator/fa-2001')
      return String(avgScore).length > 3
    },
  }),
  shape({
    id: 'the chain of industries is one text with commas',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const record of data.records) record.industryChain = record.industryChain.join(',')
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/content/api/ua/attract/list')
      return typeof first.industryChain === 'string'
    },
  }),
  shape({
    id: 'an advertisement without a link has an empty one',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) => {
      const ads = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return ads.some(({ link }: Loose) => link === '')
    },
  }),
  shape({
    id: 'the square metres of a piece of land are its mu',
    operationId: 'listShowResourcesByType',
    reply: inData('listShowResourcesByType', (data) => {
      for (const record of data.records) if (record.areaMu !== undefined) record.area = record.areaMu
    }),
    probe: async (ask) => (await shownRecords(ask, lands)).some(({ area, areaMu }) => area === areaMu),
  }),
  shape({
    id: 'the pictures of an office are bare addresses',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (data) => {
      data.images = data.images.map(({ url }: Loose) => url)
    }),
    probe: async (ask) => {
      const { images } = await dataOf(ask, '/investment/api/officeResource/detail?id=of-1001')
      return typeof images[0] === 'string'
    },
  }),
  shape({
    id: 'the moment of a footprint is a list of numbers',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.viewTime = numbersOf(record.viewTime)
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/history/list')
      return Array.isArray(records[0].viewTime)
    },
  }),
  shape({
    id: 'whether a message was read is under the name of the getter',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      data.records = data.records.map(({ read, ...message }: Loose) => ({ ...message, isRead: read }))
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/message/api/msg/list')
      return records[0].read === undefined && typeof records[0].isRead === 'boolean'
    },
  }),
  shape({
    id: 'what nobody has judged yet scores nothing',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      data.avgScore ??= 0
    }),
    probe: async (ask) => {
      const detail = ({ id }: Loose) => `/supanddem/api/ua/show/resource/detail?id=${id}`
      const unjudged = (await shownRecords(ask, resources)).filter(({ avgScore }) => avgScore === null)
      return (await opened(ask, unjudged.slice(0, 1), detail)).some(({ avgScore }) => avgScore === 0)
    },
  }),
  shape({
    id: 'a docking begins with the word of another table',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (data) => {
      for (const entry of data.timeline) if (entry.action === 'SUBMIT') entry.action = 'CREATE'
    }),
    probe: async (ask) => {
      const { timeline } = await dataOf(ask, '/supanddem/api/customer/demand/docking/detail?id=dk-1002')
      return timeline[0].action === 'CREATE'
    },
  }),
  shape({
    id: 'days on which nothing happens are not in the month',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days = data.days.filter((day: Loose) => day.startCount + day.endCount + day.activityCount > 0)
    }),
    probe: async (ask) => {
      const { days } = await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=11')
      return days.length < 28
    },
  }),
  shape({
    id: 'what an application does not have is null',
    operationId: 'listDeclareRecords',
    reply: inData('listDeclareRecords', (data) => {
      const missing = { batchName: null, amount: null, dueDate: null, remark: null }
      data.records = data.records.map((record: Loose) => ({ ...missing, ...record }))
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/policy/api/customer/declare/list')
      return records.some(({ dueDate }: Loose) => dueDate === null)
    },
  }),
  shape({
    id: 'a material of which no copy is needed does not say so',
    operationId: 'getPolicyDetail',
    // The zero values of a struct whose fields are all `omitempty`.
    reply: inData('getPolicyDetail', (data) => {
      for (const material of data.materials ?? []) {
        if (material.copies === 0) delete material.copies
        if (material.required === false) delete material.required
      }
    }),
    probe: async (ask) => {
      const { materials } = await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')
      return materials.some(({ copies }: Loose) => copies === undefined)
    },
  }),
  shape({
    id: 'the pages of subjects show what the pager is made of',
    operationId: 'listPolicySubjects',
    reply: inData('listPolicySubjects', (data) => ({
      ...data,
      orders: [],
      optimizeCountSql: true,
      searchCount: true,
    })),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/subject/list')).searchCount === true,
  }),
  shape({
    id: 'the return code of the current enterprise is a number',
    operationId: 'getCurrentEnterpriseBasic',
    reply: onReply('getCurrentEnterpriseBasic', (returning) => {
      const envelope = envelopeOf(returning)
      if (envelope?.['returnCode'] === '200') setJson(returning, { ...envelope, returnCode: 200 })
    }),
    probe: async (ask) => (await ask('/policy/api/enterprise/sys/current/basic')).code === 200,
  }),
  shape({
    id: 'a rare character in the title of a session is a question mark',
    operationId: 'pageRobotSessions',
    write: true,
    reply: inData('pageRobotSessions', (data) => {
      for (const session of data.records) session.title = session.title.replaceAll(outsidePlane, '?')
    }),
    probe: async (ask) => {
      const body = { sessionId: robotSession, question: '𣘗木家具企业可以享受哪些政策' }
      await ask('/consult/api/ua/smart/answer', { body })
      const { records } = await dataOf(ask, '/consult/api/customer/smart/session/page')
      return records.some(({ title }: Loose) => title.startsWith('?木'))
    },
  }),
]
