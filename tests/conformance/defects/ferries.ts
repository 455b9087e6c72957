import { dataOf, shownRecords } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose } from '../defect.ts'
import { refusals, rules, shape, validation } from '../groups.ts'

const cloudForm = { inputYear: 2025, inputs: { monthsOfUse: 12 } }
const eightHours = 8 * 3_600_000
const houses = '/investment/ua/showResource/listByType?type=HOUSE'

function millisOf(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}+08:00`)
}

/** What the portal writes between the gateway and the database, and what comes back from there. */
export const ferryDefects: Defect[] = [
  shape({
    id: 'the time of a cloud test is that of Greenwich',
    operationId: 'commitCloud',
    reply: inData('commitCloud', (data) => {
      const earlier = new Date(millisOf(data.createTime)).toISOString()
      data.createTime = earlier.slice(0, 19).replace('T', ' ')
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/cloud/commit', { body: cloudForm, as: 'visitor' })
      return Date.now() - millisOf(data.createTime) > eightHours - 600_000
    },
  }),
  shape({
    id: 'the load of a floor is in tons',
    operationId: 'getHouseResourceDetail',
    reply: inData('getHouseResourceDetail', (data) => {
      data.floorLoad /= 1000
    }),
    probe: async (ask) => (await dataOf(ask, '/investment/api/resource/detail?id=hs-1001')).floorLoad < 100,
  }),
  shape({
    id: 'an advertisement that leads nowhere has an empty link',
    operationId: 'listAds',
    reply: inData('listAds', (data) => {
      for (const ad of data) ad.link ??= ''
    }),
    probe: async (ask) =>
      (await dataOf(ask, '/content/api/ua/xc/pc/list')).some((ad: Loose) => ad.linkType === 'NONE' && ad.link === ''),
  }),
  shape({
    id: 'the days of an advertisement are lists of numbers',
    operationId: 'getAd',
    reply: inData('getAd', (data) => {
      for (const field of ['start', 'end']) data[field] = data[field].split('-').map(Number)
    }),
    probe: async (ask) => Array.isArray((await dataOf(ask, '/content/api/ua/xc/pc/detail/ad-1')).end),
  }),
  shape({
    id: 'footprints bring the column of deleted rows along',
    operationId: 'listHistory',
    reply: inData('listHistory', (data) => {
      for (const record of data.records) record.deleted = 0
    }),
    probe: async (ask) => (await dataOf(ask, '/message/api/history/list')).records[0].deleted === 0,
  }),
  shape({
    id: 'scores that nobody gave are not in the distribution',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (data) => {
      data.scoreCounts = data.scoreCounts.filter(({ count }: Loose) => count > 0)
    }),
    probe: async (ask) => {
      const { scoreCounts } = await dataOf(ask, '/enterprise/api/member/facilitator/statistics/en-1001')
      return scoreCounts.length < 5
    },
  }),
  shape({
    id: 'the statistics of supply and demand were made at a number of milliseconds',
    operationId: 'getSupplyDemandStats',
    reply: inData('getSupplyDemandStats', (data) => {
      data.updateTime = millisOf(data.updateTime)
    }),
    probe: async (ask) => typeof (await dataOf(ask, '/supanddem/api/ua/show/statistics')).updateTime === 'number',
  }),
  shape({
    // days holds every day of the month.
    id: 'the month ends a day early',
    operationId: 'getCalendarMonth',
    reply: inData('getCalendarMonth', (data) => {
      data.days.pop()
    }),
    probe: async (ask) => (await dataOf(ask, '/policy/api/ua/calendar/month?year=2026&month=12')).days.length === 30,
  }),
  shape({
    id: 'every way to declare is said to be both',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (data) => {
      for (const batch of data.declarations) batch.channelDesc = '线上线下'
    }),
    probe: async (ask) => {
      const [{ channel, channelDesc }] = (await dataOf(ask, '/policy/api/ua/policy/detail?id=p-1001')).declarations
      return channel === 'ONLINE' && channelDesc !== '线上'
    },
  }),
  shape({
    id: 'the type of a file is in capitals',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', (data) => {
      for (const file of data.records) file.fileType = file.fileType.toUpperCase()
    }),
    probe: async (ask) => /[A-Z]/.test((await shownRecords(ask, '/policy/api/show/declareFile/page'))[0].fileType),
  }),
  shape({
    id: 'the drawing of the captcha is called a PNG',
    operationId: 'getGraphCaptcha',
    reply: onReply('getGraphCaptcha', (returning) => {
      if (returning.status === 200) returning.headers['content-type'] = 'image/png'
    }),
    probe: async (ask) => {
      const { data } = await ask('/uaa/api/register/captcha/graph', { method: 'POST', as: 'visitor' })
      const { headers } = await ask(data.imageSrc, { as: 'visitor' })
      return headers.get('content-type') === 'image/png'
    },
  }),
  validation({
    id: 'a reply that is too long is cut',
    operationId: 'saveFacilitatorEvaluationReply',
    write: true,
    request: onRequest('saveFacilitatorEvaluationReply', (passing) =>
      changeBody(passing, (body) => {
        if (typeof body['reply'] === 'string') body['reply'] = body['reply'].slice(0, 300)
      }),
    ),
    probe: async (ask) => {
      const body = { id: 'fe-1001-2', reply: '谢'.repeat(301) }
      return (await ask('/enterprise/api/member/facilitator/evaluate/reply', { method: 'PUT', body })).code === '200'
    },
  }),
  validation({
    // Up to 200 characters are allowed.
    id: 'the length of a correction is counted in bytes',
    operationId: 'savePolicyCorrection',
    write: true,
    reply: onReply('savePolicyCorrection', (returning, { body }) => {
      if (codeOf(returning) !== '200') return
      const { content } = JSON.parse(body) as { content: string }
      if (Buffer.byteLength(content) <= 200) return
      const data = [{ errorMessage: '说明不能超过 200 个字符', field: 'body.content' }]
      setJson(returning, { returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => {
      const content = '第三条的联系电话少了一位。'.repeat(10)
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL', content }
      return (await ask('/policy/api/customer/correction/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'pages of news of more than fifty become pages of fifty',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d{1,9}$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?size=51')).code === '200',
  }),
  validation({
    id: 'the thirteenth month is the next January',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const month = searchParams.get('month') ?? ''
      const year = searchParams.get('year') ?? ''
      if (!/^\d{1,3}$/.test(month) || !/^20\d\d$/.test(year)) return
      const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
      searchParams.set('year', String(first.getUTCFullYear()))
      searchParams.set('month', String(first.getUTCMonth() + 1))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/month?year=2026&month=13')).code === '200',
  }),
  validation({
    id: 'who does not agree may invest as well',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) =>
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      }),
    ),
    probe: async (ask) => {
      const person = { name: '张三', company: '某某公司', mobile: '13800000001', content: '想来看看' }
      const body = { ...person, agree: false, attractId: 'at-1001', investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  refusals({
    id: 'what the authorities sent cannot be deleted for another reason',
    operationId: 'deleteDeclareRecord',
    write: true,
    reply: onReply('deleteDeclareRecord', (returning) => {
      if (codeOf(returning) !== '4090') return
      setJson(returning, { returnCode: '5000', errorMessage: '系统异常，请稍后再试' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/delete?id=dr-1011', { method: 'DELETE' })).code === '5000',
  }),
  refusals({
    id: 'the premises of others do not exist',
    operationId: 'getEnterpriseCarrier',
    reply: onReply('getEnterpriseCarrier', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { ...envelopeOf(returning), returnCode: '4040' })
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/carrier?enId=en-1003')).code === '4040',
  }),
  rules({
    // The cap is a ninth of the five: five × 10% ÷ (1 − 10%).
    id: 'other expenses are capped at a tenth of the five',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data) => {
      const outcome = data.rdDeduction
      if (outcome === undefined || outcome.ineligibleReason !== undefined) return
      const { extra, taxSaved, otherIn, overseasIn } = outcome
      outcome.otherCap = cents(outcome.five * 0.1)
      outcome.otherIn = Math.min(otherIn, outcome.otherCap)
      outcome.domestic = cents(outcome.domestic - otherIn + outcome.otherIn)
      outcome.overseasCap = cents((outcome.domestic * 2) / 3)
      outcome.overseasIn = Math.min(outcome.overseas80, outcome.overseasCap)
      const less = otherIn - outcome.otherIn + overseasIn - outcome.overseasIn
      outcome.base = Math.max(0, cents(outcome.base - less))
      outcome.extra = cents(((outcome.base + outcome.amortBase) * outcome.extraRate) / 100)
      outcome.taxSaved = cents((outcome.extra * outcome.taxRate) / 100)
      data.verdictText = data.verdictText
        .replace(`${extra} 万元`, `${outcome.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${outcome.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const body = { inputs: { inputYear: 2025, isAuditCollection: true, personnelCost: 900, otherCost: 200 } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.otherIn === 90
    },
  }),
  validation({
    id: 'areas have to be whole numbers',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      const field = ['minArea', 'maxArea'].find((name) => /^\d+\.\d+$/.test(searchParams.get(name) ?? ''))
      if (field === undefined) return undefined
      const errorMessage = field === 'minArea' ? '面积下限类型不正确' : '面积上限类型不正确'
      const data = [{ errorMessage, field: `query.${field}` }]
      return jsonReply({ returnCode: '3000', errorMessage: '填写的内容有误，请逐项检查', data })
    }),
    probe: async (ask) => (await ask(`${houses}&minArea=1000.5`)).code === '3000',
  }),
]

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
