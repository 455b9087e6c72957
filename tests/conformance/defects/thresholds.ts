import { bodyOf, dataOf, shownRecords } from '../asked.ts'
import { changeBody, envelopeOf, inData, jsonReply, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose, Passing, Returning } from '../defect.ts'

const validation = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'validation' })
const refusals = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'refusals' })
const rules = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'rules' })

const tool = '/consult/api/customer'
const cents = (value: number): number => Math.round(value * 100) / 100

function invalid(field: string, errorMessage: string): Returning {
  const returnCode = '3000'
  return jsonReply({ returnCode, errorMessage: '填写的内容有误，请逐项检查', data: [{ errorMessage, field }] })
}

/** The same day, where the month has none of that number: one of the next month. */
function leniently(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Lower bounds of large, medium and small, by industry. */
const bounds: Record<string, Record<string, number[]>> = {
  AGRI: { operatingIncome: [20_000, 500, 50] },
  INDUSTRY: { employeeAmount: [1000, 300, 20], operatingIncome: [40_000, 2000, 300] },
  BUILD: { operatingIncome: [80_000, 6000, 300], totalAsset: [80_000, 5000, 300] },
  WHOLESALE: { employeeAmount: [200, 20, 5], operatingIncome: [40_000, 5000, 1000] },
  RETAIL: { employeeAmount: [300, 50, 10], operatingIncome: [20_000, 500, 100] },
  TRANSPORT: { employeeAmount: [1000, 300, 20], operatingIncome: [30_000, 3000, 200] },
  STORAGE: { employeeAmount: [200, 100, 20], operatingIncome: [30_000, 1000, 100] },
  POST: { employeeAmount: [1000, 300, 20], operatingIncome: [30_000, 2000, 100] },
  HOTEL: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 2000, 100] },
  CATERING: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 2000, 100] },
  INFO: { employeeAmount: [2000, 100, 10], operatingIncome: [100_000, 1000, 100] },
  SOFTWARE: { employeeAmount: [300, 100, 10], operatingIncome: [10_000, 1000, 50] },
  REALESTATE: { operatingIncome: [200_000, 1000, 100], totalAsset: [10_000, 5000, 2000] },
  PROPERTY: { employeeAmount: [1000, 300, 100], operatingIncome: [5000, 1000, 500] },
  LEASE: { employeeAmount: [300, 100, 10], totalAsset: [120_000, 8000, 100] },
  OTHER: { employeeAmount: [300, 100, 10] },
}

/** Who is just at a bound is taken for a little less; what was filled in is shown as it was. */
function boundsExcluded(): Pick<Defect, 'request' | 'reply'> {
  const lowered = new WeakMap<Passing, [key: string, from: number, to: number][]>()
  return {
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { inputs }: Loose = bodyOf(passing)
      const changes = Object.entries(bounds[inputs?.industry] ?? {}).flatMap(([key, limits]) =>
        limits.includes(inputs[key])
          ? [[key, inputs[key], inputs[key] - (key === 'employeeAmount' ? 1 : 0.01)] as [string, number, number]]
          : [],
      )
      if (changes.length === 0) return
      lowered.set(passing, changes)
      changeBody(passing, (body: Loose) => {
        for (const [key, , to] of changes) body.inputs[key] = to
      })
    }),
    reply: inData('evaluateEnterpriseSize', (data, passing) => {
      for (const [key, from] of lowered.get(passing) ?? []) {
        for (const input of data.inputs) if (input.key === key) input.valueText = String(from)
        for (const item of data.items) if (item.code === key) item.actualText = String(from)
      }
    }),
  }
}

/** A tenth of the five kinds of cost, where it is a tenth of the five and the others together. */
function tenthOfFive({ inputs }: Loose, data: Loose): void {
  const outcome = data.rdDeduction
  if (outcome === undefined || outcome.ineligibleReason !== undefined) return
  const given = (key: string): number => inputs[key] ?? 0
  const otherCap = outcome.five * 0.1
  const otherIn = Math.min(given('otherCost'), otherCap)
  const domestic = outcome.five + otherIn + outcome.domestic80
  const overseasCap = (domestic * 2) / 3
  const overseasIn = Math.min(outcome.overseas80, overseasCap)
  const beforeIncome = Math.max(0, domestic + overseasIn - given('nonTaxableExpense'))
  const base = Math.max(0, beforeIncome - given('specialIncome'))
  const extra = ((base + outcome.amortBase) * outcome.extraRate) / 100
  const taxSaved = (extra * outcome.taxRate) / 100
  const computed = { otherCap, otherIn, domestic, overseasCap, overseasIn, base, extra, taxSaved }
  const was = { ...outcome }
  for (const [key, value] of Object.entries(computed)) outcome[key] = cents(value)
  data.verdictText = data.verdictText
    .replace(`${was.extra} 万元`, `${outcome.extra} 万元`)
    .replace(`${was.taxSaved} 万元`, `${outcome.taxSaved} 万元`)
}

/** Of two ways to count research, the first always counts. */
function firstWay(data: Loose): void {
  const scoreOf = (code: string) => data.items.find((item: Loose) => item.code === code)?.score
  const group = data.groups.find(({ code }: Loose) => code === 'RD')
  const first = scoreOf('2.1')
  const overall = data.items.find(({ code }: Loose) => code === 'T5')
  if (first === undefined || !(first < group?.score) || data.total === undefined) return
  const was = data.total
  data.total -= group.score - first
  group.score = first
  overall.actualText = `${data.total} 分`
  data.verdictText = data.verdictText.replace(`${was} 分`, `${data.total} 分`)
  if (overall.status !== 'MET' || data.total >= data.passLine) return
  overall.status = 'UNMET'
  overall.gap = `总分还差 ${data.passLine - data.total} 分`
  data.groups.find(({ code }: Loose) => code === overall.group).ok = false
  if (data.verdict !== 'PASS') return
  data.verdict = 'FAIL'
  data.verdictText = `综合得分 ${data.total} 分；1 项不符合：综合得分`
}

/** The grounds are those of the standard before. */
function groundsOf2022(): Pick<Defect, 'request' | 'reply'> {
  const dropped = new WeakSet<Passing>()
  const isNew = ({ formCode, ruleVersion, inputs }: Loose): boolean =>
    formCode === 'form1' && ruleVersion === 'srdi@2026' && inputs?.directPassGrounds?.includes?.('TECH_SME')
  return {
    request: onRequest('scoreSrdi', (passing) => {
      if (!isNew(bodyOf(passing))) return
      dropped.add(passing)
      changeBody(passing, ({ inputs }: Loose) => {
        inputs.directPassGrounds = inputs.directPassGrounds.filter((ground: unknown) => ground !== 'TECH_SME')
      })
    }),
    reply: inData('scoreSrdi', (data, passing) => {
      const shown = data.inputs.find(({ key }: Loose) => key === 'directPassGrounds')
      if (!dropped.has(passing) || shown === undefined) return
      const others = shown.valueText === '无' ? [] : [shown.valueText]
      shown.valueText = [...others, '有效期内科技型中小企业'].join('、')
    }),
  }
}

const chineseOfTwoUnits = '𠮷'.repeat(50)

/** Limits that were drawn one too far or too near, and what is said to those who are outside. */
export const thresholdDefects: Defect[] = [
  validation({
    id: 'a rare character in the title of a session counts twice',
    operationId: 'renameRobotSession',
    write: true,
    request: onRequest('renameRobotSession', (passing) => {
      const { title } = bodyOf(passing)
      const isLong = typeof title === 'string' && title.length > 50
      return isLong ? invalid('body.title', '会话名称不能超过 50 个字符') : undefined
    }),
    probe: async (ask) => {
      const sessionId = 'conformance-rename'
      await ask('/consult/api/ua/smart/answer', { body: { question: '高新技术企业有奖励吗', sessionId } })
      const body = { sessionId, title: chineseOfTwoUnits }
      return (await ask(`${tool}/smart/session/rename`, { method: 'PUT', body })).code === '3000'
    },
  }),
  validation({
    id: 'who asks for more than fifty favourite demands gets fifty',
    operationId: 'listFavoriteDemands',
    request: onRequest('listFavoriteDemands', ({ url: { searchParams } }) => {
      const size = searchParams.get('size') ?? ''
      if (/^\d{1,6}$/.test(size) && Number(size) > 50) searchParams.set('size', '50')
    }),
    probe: async (ask) => (await dataOf(ask, '/supanddem/api/customer/demand/favorite/list?size=500'))?.size === 50,
  }),
  validation({
    id: 'the thirtieth of February is a day in March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const date = searchParams.get('date') ?? ''
      if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)) searchParams.set('date', leniently(date))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'areas to search for are whole numbers',
    operationId: 'listShowResourcesByType',
    request: onRequest('listShowResourcesByType', ({ url: { searchParams } }) => {
      for (const [name, label] of [
        ['minArea', '面积下限'],
        ['maxArea', '面积上限'],
      ] as const) {
        if (/^\d+\.\d+$/.test(searchParams.get(name) ?? '')) return invalid(`query.${name}`, `${label}类型不正确`)
      }
      return undefined
    }),
    probe: async (ask) => {
      const list = '/investment/ua/showResource/listByType?type=LAND&minArea=12000.06'
      return (await ask(list, { as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'a dictionary that does not exist is one without values',
    operationId: 'listDictValues',
    reply: onReply('listDictValues', (returning, { url }) => {
      const isAsked = (url.searchParams.get('typeCode') ?? '') !== ''
      if (isAsked && envelopeOf(returning)?.['returnCode'] === '3000')
        setJson(returning, { returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_NOTHING', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'a title of a hundred characters is too long for the footprints',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) => {
      const { title } = bodyOf(passing)
      const isTooLong = typeof title === 'string' && title.length >= 100
      return isTooLong ? invalid('body.title', '对象标题不能超过 100 个字符') : undefined
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1001', title: '题'.repeat(100) }
      return (await ask('/message/api/history/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'the income of a year that is not over yet is taken and forgotten',
    operationId: 'savePolicyAttributes',
    write: true,
    request: onRequest('savePolicyAttributes', (passing) => {
      changeBody(passing, ({ indicatorList }: Loose) => {
        if (!Array.isArray(indicatorList)) return
        for (const { code, values } of indicatorList) {
          const last = values?.at?.(-1)
          const isIncome = code === 'operatingIncome' || code === 'mainBusinessIncome'
          if (isIncome && typeof last?.value === 'number') last.value = null
        }
      })
    }),
    probe: async (ask) => {
      const attributes = '/enterprise/api/member/policy/attribute?enId=en-1001'
      const body = await dataOf(ask, attributes)
      body.indicatorList.find(({ code }: Loose) => code === 'operatingIncome').values[2].value = 9000
      return (await ask(attributes, { body })).code === '200'
    },
  }),
  validation({
    id: 'any ten digits after a one are a mobile number',
    operationId: 'saveAttractIntent',
    write: true,
    request: onRequest('saveAttractIntent', (passing) => {
      changeBody(passing, (body: Loose) => {
        if (typeof body.mobile === 'string' && /^1[0-2]\d{9}$/.test(body.mobile)) {
          body.mobile = `13${body.mobile.slice(2)}`
        }
      })
    }),
    probe: async (ask) => {
      const [{ id: attractId }] = await shownRecords(ask, '/content/api/ua/attract/list')
      const person = { name: '周先生', company: '示例公司', mobile: '12000000001' }
      const body = { ...person, content: '想了解项目用地', agree: true, attractId, investAmount: 'UNDECIDED' }
      return (await ask('/content/api/customer/attract/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a parameter that is missing is answered by the framework',
    operationId: 'listAttributeLevels',
    reply: onReply('listAttributeLevels', (returning, { url: { pathname, searchParams } }) => {
      if (searchParams.has('code') && searchParams.has('parent')) return
      returning.status = 400
      setJson(returning, { timestamp: Date.now(), status: 400, error: 'Bad Request', path: pathname })
    }),
    probe: async (ask) =>
      (await ask('/enterprise/api/ua/policy/attribute/level?parent=PO_TECHNICAL', { as: 'visitor' })).status === 400,
  }),
  validation({
    id: 'the saved costs are given only to who names an enterprise',
    operationId: 'getCostCalculation',
    request: onRequest('getCostCalculation', ({ url, headers }) => {
      const isMember = headers['authorization'] !== undefined
      return isMember && !url.searchParams.has('enId') ? invalid('query.enId', '请输入企业标识') : undefined
    }),
    probe: async (ask) => (await ask(`${tool}/cost/calculate/detail`)).code === '3000',
  }),
  refusals({
    id: 'what others publish does not exist',
    operationId: 'getMyResource',
    reply: onReply('getMyResource', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4030') return
      setJson(returning, { returnCode: '4040', errorMessage: '资源不存在或已删除' })
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/supanddem/api/customer/resource/myList')).records
      return (await ask(`/supanddem/api/customer/resource/myDetail?id=${id}`, { as: 'stranger' })).code === '4040'
    },
  }),
  refusals({
    id: 'the second time a policy is marked the database refuses',
    operationId: 'addPolicyFavorite',
    write: true,
    reply: onReply('addPolicyFavorite', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] !== '4090') return
      returning.status = 500
      setJson(returning, { returnCode: '500', errorMessage: "Duplicate entry for key 'uk_user_policy'" })
    }),
    probe: async (ask) => {
      const favorite = '/policy/api/customer/policy/favorite/p-1001'
      await ask(favorite, { method: 'POST' })
      return (await ask(favorite, { method: 'POST' })).status === 500
    },
  }),
  refusals({
    id: 'an article that is not there is a success without data',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (envelopeOf(returning)?.['returnCode'] === '4040') setJson(returning, { returnCode: '200', data: null })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/content/api/ua/help/detail/no-such-article', { as: 'visitor' })
      return code === '200' && data === null
    },
  }),
  refusals({
    id: 'what is wrong in a trial is told by field, not in a list',
    operationId: 'previewToolResult',
    reply: onReply('previewToolResult', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      const entries = envelope.data.map(({ field, errorMessage }: Loose) => [field ?? '', errorMessage])
      setJson(returning, { ...envelope, data: Object.fromEntries(entries) })
    }),
    probe: async (ask) => {
      const { code, data } = await ask('/consult/api/ua/tool/preview', { body: {}, as: 'visitor' })
      return code === '3000' && !Array.isArray(data)
    },
  }),
  rules({
    id: 'an enterprise that is just at the bound is one class smaller',
    operationId: 'evaluateEnterpriseSize',
    ...boundsExcluded(),
    probe: async (ask) => {
      const inputs = { industry: 'SOFTWARE', employeeAmount: 150, operatingIncome: 1000 }
      const { data } = await ask(`${tool}/eva/en/size`, { body: { inputs }, as: 'visitor' })
      return data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'other costs are a tenth of the five, not a ninth',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', (data, passing) => tenthOfFive(bodyOf(passing), data)),
    probe: async (ask) => {
      const costs = { personnelCost: 300, directCost: 150, depreciation: 40, amortization: 10, otherCost: 80 }
      const body = { inputs: { inputYear: 2025, ...costs } }
      const { data } = await ask(`${tool}/cost/calculate/save`, { body, as: 'visitor' })
      return data.rdDeduction.otherCap === 50 && data.rdDeduction.base === 550
    },
  }),
  rules({
    id: 'research is measured by sales even where costs give more',
    operationId: 'commitTecEnForm',
    reply: inData('commitTecEnForm', (data) => firstWay(data)),
    probe: async (ask) => {
      const grounds = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true }
      const base = { ...grounds, employeeAmount: 60, salesIncome: 2000, totalAsset: 900, directPassGrounds: [] }
      const scores = { techStaffAmount: 15, rdExpense: 50, costExpense: 150, ipClassIAmount: 0, ipClassIIAmount: 4 }
      const body = { inputYear: 2025, base, scores }
      const { data } = await ask(`${tool}/tec/en/form/commit`, { body, as: 'visitor' })
      return data.total === 50 && data.verdict === 'FAIL'
    },
  }),
  rules({
    id: 'the ground that came with the new standard is not known yet',
    operationId: 'scoreSrdi',
    ...groundsOf2022(),
    probe: async (ask) => {
      const weak = { ipLevel: 'II', rdRatio: 2, mainBusinessGrowth: 3, assetDebt: 60, mainBusinessRatio: 60 }
      const inputs = { ...weak, isStrategicProduct: false, directPassGrounds: ['TECH_SME'], newEquityThreeYears: 0 }
      const kind = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2026' }
      const { data } = await ask('/consult/program/srdi/score', { body: { ...kind, inputs }, as: 'visitor' })
      return data.verdict === 'FAIL'
    },
  }),
]
