import { bodyOf } from '../asked.ts'
import { changeBody, envelopeOf, jsonReply, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'

const validation = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'validation' })
const refusals = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'refusals' })
const rules = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'rules' })

const codeOf = (returning: Returning) => envelopeOf(returning)?.['returnCode']

function refusal(field: string, errorMessage: string): Returning {
  return jsonReply({
    returnCode: '3000',
    errorMessage: '填写的内容有误，请逐项检查',
    data: [{ errorMessage, field }],
  })
}

/** A day that does not exist, counted on into the next month. */
function counted(day: string): string | undefined {
  const [, year, month, date] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(day) ?? []
  if (date === undefined) return undefined
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).toISOString().slice(0, 10)
}

const historyFields = new Set(['targetType', 'targetId', 'title'])
const isMember = ({ headers }: Passing) => headers['authorization'] !== undefined

/** The result of a tool, wherever the service shows it. */
function inResults(toolCode: string, change: (result: Loose) => void): Pick<Defect, 'reply' | 'restart'> {
  const saved = new Map<string, Loose>()
  const walk = (value: Loose): void => {
    if (value === null || typeof value !== 'object') return
    if (value.toolCode !== toolCode) for (const each of Object.values(value)) walk(each)
    else if (Array.isArray(value.items)) {
      change(value)
      if (value.id !== null) saved.set(value.id, value)
    } else {
      // The line of a list.
      const { verdict, verdictText } = saved.get(value.id) ?? value
      if (verdictText !== undefined) Object.assign(value, { verdict, verdictText })
    }
  }
  return {
    reply: (returning, { url }) => {
      const envelope = url.pathname.startsWith('/consult/') ? envelopeOf(returning) : undefined
      if (envelope === undefined) return
      walk(envelope['data'])
      setJson(returning, envelope)
    },
    restart: () => saved.clear(),
  }
}

/** The lower bounds of the income of each class. */
const incomeBounds: Record<string, number[]> = {
  AGRI: [20_000, 500, 50],
  INDUSTRY: [40_000, 2000, 300],
  BUILD: [80_000, 6000, 300],
  WHOLESALE: [40_000, 5000, 1000],
  RETAIL: [20_000, 500, 100],
  TRANSPORT: [30_000, 3000, 200],
  SOFTWARE: [10_000, 1000, 50],
}

const stars: Record<number, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }
const rounded = (amount: number) => Math.round(amount * 100) / 100

const everything = {
  monthsOfUse: 14,
  infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
  businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT', 'AFTER_SALES'],
  deviceRatio: 55,
  deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER', 'NEW_ENERGY'],
  hasEdgeProcessing: true,
  models: ['MARKET', 'MAINTENANCE', 'QUALITY', 'PROCESS'],
  paidAmount: 60,
  effect: 'HIGH',
  heldLevel: 0,
}

/** What comes in, what is kept out, and what is told to those who stay outside. */
export const entranceDefects: Defect[] = [
  validation({
    id: 'fifty pieces of news are more than a page holds',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url }) =>
      url.searchParams.get('size') === '50' ? refusal('query.size', '每页条数不能超过 50') : undefined,
    ),
    probe: async (ask) => (await ask('/content/api/ua/notice/pc/list?size=50')).code === '3000',
  }),
  validation({
    id: 'an intent is taken from who does not agree',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) =>
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      }),
    ),
    probe: async (ask) => {
      const body = {
        resourceType: 'HOUSE',
        resourceId: 'hs-1003',
        name: '周示例',
        company: '泰兴市江畔精密传动有限公司（示例）',
        mobile: '13800000001',
        content: '希望实地查看层高与蒸汽管网。',
        agree: false,
      }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'the length of a feedback is that of its bytes',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      const { description } = bodyOf(passing)
      const isLong = typeof description === 'string' && Buffer.byteLength(description) > 200
      return isLong ? refusal('body.description', '反馈内容不能超过 200 个字符') : undefined
    }),
    probe: async (ask) => {
      const description = '政策附件下载后打不开。'.repeat(10)
      const body = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'nobody sees demands of all types',
    operationId: 'listCustomerDemands',
    request: onRequest('listCustomerDemands', (passing) => {
      if (!isMember(passing) || passing.url.searchParams.has('demandType')) return undefined
      return refusal('query.demandType', '请选择需求类型')
    }),
    probe: async (ask) => (await ask('/supanddem/api/customer/demand/demandList')).code === '3000',
  }),
  validation({
    id: 'the thirtieth of February is a day in March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url }) => {
      const day = counted(url.searchParams.get('date') ?? '')
      if (day !== undefined) url.searchParams.set('date', day)
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a dictionary that does not exist is an empty one',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      const isUnknown = codeOf(returning) === '3000' && (url.searchParams.get('typeCode') ?? '') !== ''
      if (isUnknown) setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING')).code === '200',
  }),
  validation({
    id: 'a mistake in a correction is a bad request',
    operationId: 'savePolicyCorrection',
    write: true,
    reply: onReply('savePolicyCorrection', (returning) => {
      if (codeOf(returning) === '3000') returning.status = 400
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', errorType: 'TEL', content: '错' }
      return (await ask('/policy/api/customer/correction/save', { body })).status === 400
    },
  }),
  validation({
    id: 'people are counted in texts as well',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => {
        for (const [field, value] of Object.entries(body))
          if (typeof value === 'string' && /^\d+$/.test(value)) body[field] = Number(value)
      }),
    ),
    probe: async (ask) => {
      const others = { overCollegeAmount: 92, overBachelorAmount: 48, overMasterAmount: 6, overDoctorAmount: 1 }
      const body = { employeeAmount: '186', ...others }
      return (await ask('/enterprise/api/member/en/save/personnel?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'a visitor signs up for no unit',
    operationId: 'signUpForEvent',
    write: true,
    request: onRequest('signUpForEvent', (passing) => {
      if (isMember(passing)) return
      changeBody(passing, (body) => {
        if (body['enName'] === undefined) body['enName'] = '个人'
      })
    }),
    probe: async (ask) => {
      const body = {
        eventId: 'ev-1001',
        name: '吴示例',
        mobile: '13800000021',
        attendCount: 1,
        extra: [{ key: 'seat', values: ['不需要'] }],
        agree: true,
      }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'what no footprint has is passed over',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) =>
      changeBody(passing, (body) => {
        for (const field of Object.keys(body)) if (!historyFields.has(field)) delete body[field]
      }),
    ),
    probe: async (ask) => {
      const body = { targetType: 'NEWS', targetId: 'n-1001', title: '专场辅导的通知', durationMs: 1200 }
      return (await ask('/message/api/history/save', { body })).code === '200'
    },
  }),
  refusals({
    id: 'a help article that does not exist is found and is nothing',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999')).code === '200',
  }),
  refusals({
    id: 'a step that a docking cannot take is an exception that nobody catches',
    operationId: 'updateDemandDockingStatus',
    write: true,
    reply: onReply('updateDemandDockingStatus', (returning) => {
      if (codeOf(returning) !== '4090') return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: '服务器内部错误' })
    }),
    probe: async (ask) => {
      const target = '/supanddem/api/customer/demand/docking/updateStatus'
      return (await ask(target, { method: 'PUT', body: { id: 'dk-1002', action: 'ACCEPT' } })).status === 500
    },
  }),
  refusals({
    id: 'the carrier of a stranger is forbidden by HTTP',
    operationId: 'getEnterpriseCarrier',
    reply: onReply('getEnterpriseCarrier', (returning) => {
      if (codeOf(returning) === '4030') returning.status = 403
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/en/carrier?enId=en-2001')).status === 403,
  }),
  refusals({
    id: 'why a message cannot be read is told under another name',
    operationId: 'readMessage',
    write: true,
    reply: onReply('readMessage', (returning) => {
      const { errorMessage, ...envelope } = envelopeOf(returning) ?? {}
      const isRefused = returning.status === 200 && errorMessage !== undefined
      if (isRefused) setJson(returning, { ...envelope, message: errorMessage })
    }),
    probe: async (ask) => {
      const { text } = await ask('/message/api/msg/read?id=m-nothing', { method: 'POST' })
      return JSON.parse(text).errorMessage === undefined
    },
  }),
  rules({
    id: 'an income of just the bound belongs to the smaller class',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        const bounds = incomeBounds[inputs?.industry] ?? []
        if (bounds.includes(inputs?.operatingIncome)) inputs.operatingIncome -= 0.03
      }),
    ),
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/consult/') || envelopeOf(returning) === undefined) return
      const text = returning.body.toString('utf8')
      if (!text.includes('9.97')) return
      const whole = text.replaceAll(/\b\d*9\.97\b/g, (income) => String(Math.round(Number(income))))
      returning.body = Buffer.from(whole.replaceAll('差 0.03 万元', '差 0 万元').replaceAll('收入 0.03', '收入 0'))
    },
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 2000 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs }, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'makers of circuits and of machine tools deduct at the old rate',
    operationId: 'saveCostCalculation',
    ...inResults('RD_DEDUCTION', (result) => {
      const outcome = result.rdDeduction
      if (outcome?.extraRate !== 120) return
      outcome.extraRate = 100
      const { extra, taxSaved } = outcome
      outcome.extra = rounded(extra / 1.2)
      outcome.taxSaved = rounded(taxSaved / 1.2)
      result.verdictText = result.verdictText
        .replace(`扣除 ${extra} 万元`, `扣除 ${outcome.extra} 万元`)
        .replace(`节税 ${taxSaved} 万元`, `节税 ${outcome.taxSaved} 万元`)
    }),
    probe: async (ask) => {
      const inputs = {
        inputYear: 2025,
        isResidentEnterprise: true,
        hasSoundAccounting: true,
        isAuditCollection: true,
        negativeIndustryIncome: 0,
        totalIncome: 13_100,
        enterpriseCategory: 'IC',
        taxCategory: 'STANDARD',
        personnelCost: 320,
      }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body: { inputs }, as: 'visitor' })
      return data.rdDeduction.extra === 320
    },
  }),
  rules({
    id: 'who has no star yet applies for five at once',
    operationId: 'commitCloud',
    ...inResults('CLOUD_STAR', (result) => {
      const { levelByScore, applyNext } = result.cloud
      if (applyNext === 0 || levelByScore <= applyNext) return
      result.cloud.applyNext = levelByScore
      result.verdictText = result.verdictText.replace(`建议申报${stars[applyNext]}`, `建议申报${stars[levelByScore]}`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: everything }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.applyNext === 5
    },
  }),
  rules({
    id: 'an enterprise without enough engineers passes by its total',
    operationId: 'commitTecEnForm',
    ...inResults('TECH_SME', (result) => {
      const staff = result.groups.find(({ code }: Loose) => code === 'STAFF')
      const isShort = staff?.score === 0 && result.total >= 60
      const conditions = result.items.filter(({ group }: Loose) => group === 'CONDITION')
      const total = conditions.find(({ code }: Loose) => code === 'T5')
      if (!isShort || total?.status !== 'UNMET') return
      total.status = 'MET'
      delete total.gap
      staff.ok = true
      if (!conditions.every(({ status }: Loose) => status === 'MET')) return
      result.groups.find(({ code }: Loose) => code === 'CONDITION').ok = true
      result.verdict = 'PASS'
      result.verdictText = `综合得分 ${result.total} 分；符合全部条件`
    }),
    probe: async (ask) => {
      const base = {
        isResidentEnterprise: true,
        employeeAmount: 100,
        salesIncome: 10_000,
        totalAsset: 10_000,
        isIndustryAllowed: true,
        isTrustworthy: true,
        directPassGrounds: [],
      }
      const scores = { techStaffAmount: 9, rdExpense: 900, costExpense: 9000, ipClassIAmount: 1, ipClassIIAmount: 0 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.verdict === 'PASS'
    },
  }),
]
