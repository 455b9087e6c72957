import { dataOf, shownRecords } from '../../asked.ts'
import { type Ask, type Defect, type Loose, inData } from '../../defect.ts'
import { shape } from '../../groups.ts'
import { cents } from '../shared/values.ts'

/** The year of the week that a day is in, weeks beginning on Sunday. */
function weekYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 6 - date.getUTCDay())
  return `${date.getUTCFullYear()}${day.slice(4)}`
}

async function everyRecord(ask: Ask, list: string): Promise<Loose[]> {
  const found: Loose[] = []
  for (let current = 1; current <= 10; current += 1) {
    const records = await shownRecords(ask, `${list}?size=50&current=${current}`)
    found.push(...records)
    if (records.length < 50) break
  }
  return found
}

export const shapeDefects: Defect[] = [
  shape({
    id: 'a token that is not known is good for minus two seconds',
    operationId: 'checkToken',
    reply: inData('checkToken', (data) => {
      if (!data.valid) data.expiresIn = -2
    }),
    probe: async (ask) =>
      (await ask('/uaa/api/token-check', { body: { token: 'nobody' }, as: 'visitor' })).data.expiresIn === -2,
  }),
  shape({
    id: 'the codes of provinces are numbers',
    operationId: 'listProvinces',
    reply: inData('listProvinces', (data) => {
      for (const province of data) province.code = Number(province.code)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/uaa/api/states/provinces'))[0].code === 'number',
  }),
  shape({
    id: 'the time of a visit is in milliseconds',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const visit of data.records) visit.viewTime = Date.parse(`${visit.viewTime.replace(' ', 'T')}+08:00`)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/message/api/history/list')).records[0].viewTime === 'number',
  }),
  shape({
    id: 'how important a message is is the ordinal of the enumeration',
    operationId: 'listMessages',
    reply: inData('listMessages', (data) => {
      for (const message of data.records) message.level = ['NORMAL', 'IMPORTANT'].indexOf(message.level)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/message/api/msg/list')).records[0].level === 'number',
  }),
  shape({
    id: 'an advertisement is published at an ISO time with zone',
    operationId: 'getAd',
    reply: inData('getAd', (data) => {
      data.publishTime = `${data.publishTime.replace(' ', 'T')}.000+08:00`
    }),
    probe: async (ask) => (await dataOf(ask, '/content/api/ua/xc/pc/detail/ad-2')).publishTime.includes('T'),
  }),
  shape({
    id: 'investments in the list are in ten thousands, not in hundred millions',
    operationId: 'listAttracts',
    reply: inData('listAttracts', (data) => {
      for (const attract of data.records) {
        for (const field of ['investAmountMin', 'investAmountMax'])
          if (attract[field] !== null) attract[field] = cents(attract[field] * 10_000)
      }
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/content/api/ua/attract/list')
      return records.find(({ id }) => id === 'at-1001').investAmountMin === 5000
    },
  }),
  shape({
    id: 'the pages of keywords are counted from zero',
    operationId: 'pageRobotKeywords',
    reply: inData('pageRobotKeywords', (data) => {
      data.current -= 1
    }),
    probe: async (ask) => (await dataOf(ask, '/consult/api/ua/keyword/page?size=2')).current === 0,
  }),
  shape({
    id: 'the score of a resource is divided as an integer',
    operationId: 'getResource',
    reply: inData('getResource', (data) => {
      if (data.avgScore !== null) data.avgScore = Math.trunc(data.avgScore)
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/ua/show/resource/detail?id=re-1001')).avgScore === 4,
  }),
  shape({
    id: 'the counts by type of demand are a map',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.demandTypes = Object.fromEntries(data.demandTypes.map(({ demandType, count }: Loose) => [demandType, count]))
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/supanddem/api/ua/show/statistics')).demandTypes.TECH === 'number',
  }),
  shape({
    id: 'the keywords of a listed demand are one text with commas',
    operationId: 'listDemands',
    reply: inData('listDemands', (data) => {
      for (const demand of data.records) demand.keywords = demand.keywords.join(',')
    }),
    probe: async (ask) =>
      typeof (await shownRecords(ask, '/supanddem/api/ua/show/demand/list'))[0].keywords === 'string',
  }),
  shape({
    id: 'the days of one’s own patent have a time of midnight',
    operationId: 'getMyResource',
    reply: inData('getMyResource', (data) => {
      for (const field of ['applyDate', 'grantDate', 'expireDate'])
        if (typeof data[field] === 'string') data[field] = `${data[field]} 00:00:00`
    }),
    probe: async (ask) => {
      const { grantDate } = await dataOf(ask, '/supanddem/api/customer/resource/myDetail?id=re-1003')
      return grantDate === '2024-08-20 00:00:00'
    },
  }),
  shape({
    id: 'what a floor bears is in tonnes',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.floorLoad /= 1000
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).floorLoad === 2,
  }),
  shape({
    id: 'the density of buildings is a fraction of one',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (data) => {
      data.buildingDensity /= 100
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/landResource/detail?id=ld-1001')).buildingDensity === 0.6,
  }),
  shape({
    id: 'the registered capital in the basic section is in yuan',
    operationId: 'getEnterpriseBasic',
    reply: inData('getEnterpriseBasic', (data) => {
      if (typeof data.regCapital === 'number') data.regCapital *= 10_000
    }),
    probe: async (ask) => (await dataOf(ask, '/enterprise/api/member/en/basic?enId=en-1001')).regCapital === 20_000_000,
  }),
  shape({
    id: 'an enterprise that nobody bound has an empty identifier',
    operationId: 'searchEnterprises',
    reply: inData('searchEnterprises', (data) => {
      for (const enterprise of data.records) enterprise.enId ??= ''
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, `/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('科技')}`)
      return records.some(({ enId }) => enId === '')
    },
  }),
  shape({
    id: 'years without a figure are missing in the table of indicators',
    operationId: 'getPolicyAttributes',
    reply: inData('getPolicyAttributes', (data) => {
      for (const row of data.indicatorList) row.values = row.values.filter(({ value }: Loose) => value !== null)
    }),
    probe: async (ask) => {
      const { indicatorList } = await dataOf(ask, '/enterprise/api/member/policy/attribute?enId=en-1001')
      return indicatorList.some(({ values }: Loose) => values.length === 2)
    },
  }),
  shape({
    id: 'an evaluation without reply has null for it',
    operationId: 'listShownFacilitatorEvaluations',
    reply: inData('listShownFacilitatorEvaluations', (data) => {
      for (const evaluation of data.records) {
        evaluation.reply ??= null
        evaluation.replyTime ??= null
      }
    }),
    probe: async (ask) => {
      const records = await shownRecords(ask, '/enterprise/api/ua/facilitator/evaluate?facilitatorId=fa-2001')
      return records.some(({ reply }) => reply === null)
    },
  }),
  shape({
    id: 'a batch that ends in the last week of December ends a year later',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', (data) => {
      for (const batch of data.records) if (typeof batch.end === 'string') batch.end = weekYear(batch.end)
    }),
    probe: async (ask) => {
      const batches = await everyRecord(ask, '/policy/api/ua/declare/page')
      return batches.some(({ end }) => end?.startsWith('2027-12-'))
    },
  }),
  shape({
    id: 'the counted levels have a name instead of a label',
    operationId: 'countPolicies',
    reply: inData('countPolicies', (data) => {
      data.level = data.level.map(({ label, ...rest }: Loose) => ({ ...rest, name: label }))
    }),
    probe: async (ask) => {
      const [level] = (await dataOf(ask, '/policy/api/ua/policy/policyCount')).level
      return level.label === undefined && level.name !== undefined
    },
  }),
  shape({
    id: 'how complete the current enterprise is has no percent sign',
    operationId: 'getCurrentEnterpriseBasic',
    reply: inData('getCurrentEnterpriseBasic', (data) => {
      data.completion = Number.parseInt(data.completion, 10)
    }),
    probe: async (ask) =>
      typeof (await dataOf(ask, '/policy/api/enterprise/sys/current/basic')).completion === 'number',
  }),
]
