import { dataOf, opened, shownRecords } from '../../asked.ts'
import { type Defect, type Loose, codeOf, inData, onReply } from '../../defect.ts'
import { shape } from '../../groups.ts'

const bindAudits = ['PENDING', 'PASS', 'REJECT']

const profileItems = 28

/** A moment of ours as a server in Greenwich writes it. */
function inGreenwich(moment: string): string {
  const time = new Date(`${moment.replace(' ', 'T')}+08:00`)
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

function hasOther(text: string): boolean {
  return /[^ -~\s]/.test(text)
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'the dates of a policy are lists of numbers',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const field of ['signDate', 'effectiveDate', 'expireDate', 'verifiedDate'])
        if (typeof data[field] === 'string') data[field] = data[field].split('-').map(Number)
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')).signDate),
  }),
  shape({
    // grey: 不在申报期时为 true
    id: 'only what has ended is grey',
    operationId: 'listPolicies',
    reply: inData('listPolicies', ({ records }) => {
      for (const { declarationTag } of records) declarationTag.grey = declarationTag.code === 'END'
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/policy/api/ua/policy/list?size=50')
      return records.some(({ declarationTag: { code, grey } }) => code === 'NOT_STARTED' && !grey)
    },
  }),
  shape({
    // remainDays: 当天截止为 0
    id: 'the last day counts as one that remains',
    operationId: 'pageShownDeclarations',
    reply: inData('pageShownDeclarations', ({ records }) => {
      for (const declaration of records) if (declaration.remainDays !== undefined) declaration.remainDays += 1
    }),
    probe: async (ask) => {
      const [first] = await shownRecords(ask, '/policy/api/declare/show/page')
      const { records } = await dataOf(ask, '/policy/api/ua/declare/page?size=50')
      return records.some(({ id, remainDays }: Loose) => id === first.id && remainDays < first.remainDays)
    },
  }),
  shape({
    id: 'intellectual property and the market have each other’s names',
    operationId: 'countPolicies',
    reply: inData('countPolicies', ({ category }) => {
      const market = category.find(({ value }: Loose) => value === 'MARKET')
      const property = category.find(({ value }: Loose) => value === 'IP')
      if (market === undefined || property === undefined) return
      ;[market.label, property.label] = [property.label, market.label]
    }),
    probe: async (ask) => {
      const { category } = await dataOf(ask, '/policy/api/ua/policy/policyCount')
      return category.find(({ value }: Loose) => value === 'IP').label !== '知识产权'
    },
  }),
  shape({
    id: 'how alike a question is comes in per cent',
    operationId: 'suggestRobotQuestions',
    reply: inData('suggestRobotQuestions', ({ questions }) => {
      for (const question of questions) question.score = Math.round(question.score * 100)
    }),
    probe: async (ask) => {
      const body = { question: '加计扣除', sessionId: 'quarry-0001' }
      const { questions } = (await ask('/consult/api/ua/smart/ikQuestion', { body, as: 'visitor' })).data
      return questions[0].score > 1
    },
  }),
  shape({
    id: 'the bounds of a scale start with the small ones',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      for (const { fields } of data) for (const field of fields) field.bounds.reverse()
    }),
    probe: async (ask) => {
      const [{ fields }] = await dataOf(ask, '/consult/api/customer/eva/industry/fields')
      return fields[0].bounds[0] < fields[0].bounds[2]
    },
  }),
  shape({
    // Completion is 取整
    id: 'the completion of a profile keeps its decimals',
    operationId: 'getEnterpriseDetails',
    reply: inData('getEnterpriseDetails', (data) => {
      const filled = Math.round((Number.parseInt(data.completion, 10) * profileItems) / 100)
      data.completion = `${((filled / profileItems) * 100).toFixed(2)}%`
    }),
    probe: async (ask) => {
      const { completion } = await dataOf(ask, '/enterprise/api/member/en/details?enId=en-1001')
      return completion.includes('.')
    },
  }),
  shape({
    id: 'empty columns of a certificate are left out',
    operationId: 'listElectricityCertificates',
    reply: inData('listElectricityCertificates', ({ records }) => {
      for (const certificate of records)
        for (const field of Object.keys(certificate)) if (certificate[field] === null) delete certificate[field]
    }),
    probe: async (ask) => {
      const { records } = await dataOf(ask, '/enterprise/api/member/en/electricity/list')
      return records.some((certificate: Loose) => !('level' in certificate))
    },
  }),
  shape({
    id: 'the audit of a new binding is the ordinal of the enum',
    operationId: 'bindEnterprise',
    write: true,
    reply: inData('bindEnterprise', (data) => {
      data.bindAudit = bindAudits.indexOf(data.bindAudit)
    }),
    probe: async (ask) => {
      const body = { enId: 'en-1003' }
      return (await ask('/enterprise/api/member/en/bind', { method: 'PUT', body })).data.bindAudit === 0
    },
  }),
  shape({
    // DateTime: 东八区
    id: 'the list of events is kept in Greenwich',
    operationId: 'pageEvents',
    reply: inData('pageEvents', ({ records }) => {
      for (const event of records)
        for (const field of ['startTime', 'endTime', 'signStart', 'signEnd']) event[field] = inGreenwich(event[field])
    }),
    probe: async (ask) => {
      const [event] = await shownRecords(ask, '/supanddem/api/ua/customer/event/page')
      const { startTime } = await dataOf(ask, `/supanddem/api/ua/customer/event/detail?id=${event.id}`)
      return startTime !== event.startTime
    },
  }),
  shape({
    id: 'long numbers of a resource are texts',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      for (const field of ['viewCount', 'dockingCount', 'favoriteCount', 'evaluationCount'])
        data[field] = String(data[field])
    }),
    probe: async (ask) => {
      const { viewCount } = await dataOf(ask, '/supanddem/api/ua/show/resource/detail?id=re-1002')
      return typeof viewCount === 'string'
    },
  }),
  shape({
    // x-unit: 亿元
    id: 'the list of projects has its amounts in ten thousands',
    operationId: 'listAttracts',
    reply: inData('listAttracts', ({ records }) => {
      for (const project of records)
        for (const field of ['investAmountMin', 'investAmountMax'])
          if (project[field] !== null) project[field] = Math.round(project[field] * 10_000)
    }),
    probe: async (ask) => {
      const [{ id, investAmountMax }] = await shownRecords(ask, '/content/api/ua/attract/list')
      return (await dataOf(ask, `/content/api/ua/attract/detail/${id}`)).investAmountMax < investAmountMax
    },
  }),
  shape({
    id: 'that a favorite was removed is true',
    operationId: 'deleteContentFavorite',
    write: true,
    reply: inData('deleteContentFavorite', () => true),
    probe: async (ask) => {
      const favorite = { targetType: 'NEWS', targetId: 'n-1002' }
      await ask('/content/api/customer/favorite', { body: favorite })
      const target = `/content/api/customer/favorite?${new URLSearchParams(favorite)}`
      return (await ask(target, { method: 'DELETE' })).data === true
    },
  }),
  shape({
    id: 'footprints have tenths of seconds',
    operationId: 'listHistory',
    reply: inData('listHistory', ({ records }) => {
      for (const footprint of records) footprint.viewTime = `${footprint.viewTime}.0`
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/list')).records[0].viewTime.endsWith('.0'),
  }),
  shape({
    id: 'what is given in mu was divided into hectares',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.landAreaMu = Number((data.landArea / 10_000).toFixed(2))
    }),
    probe: async (ask) => {
      const { landArea, landAreaMu } = await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')
      return landAreaMu < landArea / 1000
    },
  }),
  shape({
    // minSplitArea: 不可分割时为 null
    id: 'a house that cannot be divided has parts of nothing',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.minSplitArea ??= 0
    }),
    probe: async (ask) => {
      const houses = await shownRecords(ask, '/investment/ua/showResource/listByType?type=HOUSE&size=50')
      const whole = houses.filter(({ canSplit }) => !canSplit)
      const details = await opened(ask, whole, ({ id }) => `/investment/api/resource/detail?id=${id}`)
      return details.some(({ minSplitArea }) => minSplitArea === 0)
    },
  }),
  shape({
    id: 'a new favorite is answered with created',
    operationId: 'addInvestmentFavorite',
    write: true,
    reply: onReply('addInvestmentFavorite', (returning) => {
      if (codeOf(returning) === '200') returning.status = 201
    }),
    probe: async (ask) => {
      const body = { targetType: 'HOUSE', targetId: 'hs-1001' }
      return (await ask('/investment/api/customer/favorite', { body })).status === 201
    },
  }),
  shape({
    id: 'what is left of a token is told in milliseconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      data.expiresIn *= 1000
    }),
    probe: async (ask) => {
      const body = { token: 'contract-test-token' }
      return (await ask('/uaa/api/token-check', { body, as: 'visitor' })).data.expiresIn > 3600
    },
  }),
  shape({
    id: 'the texts of the tenant were read as Latin-1',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (data) => {
      for (const [field, value] of Object.entries<Loose>(data))
        if (typeof value === 'string' && hasOther(value)) data[field] = Buffer.from(value).toString('latin1')
    }),
    probe: async (ask) => !(await dataOf(ask, '/uaa/api/ua/tenant/info')).name.includes('门户'),
  }),
  shape({
    // 图片以其媒体类型返回
    id: 'a picture is a stream of octets',
    operationId: 'downloadFile',
    reply: onReply('downloadFile', (returning) => {
      if (!(returning.headers['content-type'] ?? '').startsWith('image/')) return
      returning.headers['content-type'] = 'application/octet-stream'
    }),
    probe: async (ask) => {
      const [{ image }] = await dataOf(ask, '/content/api/ua/xc/pc/list')
      return (await ask(image, { as: 'visitor' })).headers.get('content-type') === 'application/octet-stream'
    },
  }),
]
