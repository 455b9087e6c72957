import { ruleOf } from '#mocks/rules/ruleBook.ts'
import { bodyOf, dataOf } from '../asked.ts'
import { changeBody, inData, jsonReply, onRequest, type Defect, type Loose, type Passing } from '../defect.ts'
import { rules, validation } from '../groups.ts'

const unfit = '填写的内容有误，请逐项检查'
const dictionaries =
  /^(PO_TECHNICAL|PO_PJ_STATE|EN_TYPE|PO_FIELD_AREA|PO_QUALIFICATIONS|PO_EN_TECH_LEVEL|PO_FEEDBACK_TYPE|POLICY_REMARK)$/
const wholeInstead = ['incubatorCompanyAmount', 'incubatorGraduatedCompanyAmount']
const favorite = '/investment/api/customer/favorite'
const previewed = '/consult/api/ua/tool/preview'
const two = (value: number) => Number(value.toFixed(2))

function invalid(errorMessage: string, field: string) {
  return jsonReply({ returnCode: '3000', errorMessage: unfit, data: [{ errorMessage, field }] })
}

/** What has been reckoned with another value is told with the one that was filled in. */
function retold(result: Loose, key: string, reckoned: number, filled: number): void {
  for (const input of result.inputs) if (input.key === key) input.valueText = String(filled)
  for (const item of result.items) {
    if (item.code === key) item.actualText = String(filled)
    else if (item.actualText?.includes('细分市场年限')) {
      item.actualText = item.actualText.replace(`年限 ${reckoned}年`, `年限 ${filled}年`)
    }
  }
}

/** Who has exactly the lower bound of a class is put into the one below. */
function boundsExcluded(): Pick<Defect, 'request' | 'reply'> {
  const filled = new WeakMap<Passing, [key: string, reckoned: number, filled: number][]>()
  const rows: Loose[] = ruleOf('sme-scale@2017').forms[0]?.classification?.rows ?? []
  return {
    request: onRequest('previewToolResult', (passing) =>
      changeBody(passing, ({ scale }: Loose) => {
        const bounds: Record<string, number[]> = rows.find(({ code }) => code === scale?.industry)?.bounds ?? {}
        for (const [key, limits] of Object.entries(bounds)) {
          const value = scale[key]
          if (!limits.includes(value)) continue
          scale[key] = two(value - (key === 'employeeAmount' ? 1 : 0.01))
          filled.set(passing, [...(filled.get(passing) ?? []), [key, scale[key], value]])
        }
      }),
    ),
    reply: inData('previewToolResult', (data, passing) => {
      for (const [key, reckoned, value] of filled.get(passing) ?? []) retold(data, key, reckoned, value)
    }),
  }
}

/** A market of two years was long enough in the version before. */
function formerYears(): Pick<Defect, 'request' | 'reply' | 'restart'> {
  let asked = new WeakMap<Passing, number>()
  let saved = new Map<string, number>()
  return {
    request: onRequest('scoreSrdi', (passing) =>
      changeBody(passing, ({ formCode, ruleVersion, inputs }: Loose) => {
        const years = inputs?.marketYears
        if (formCode !== 'form2' || ruleVersion !== 'srdi@2026' || !(years >= 2 && years < 3)) return
        asked.set(passing, years)
        inputs.marketYears = 3
      }),
    ),
    reply: (returning, passing) => {
      inData('scoreSrdi', (data) => {
        const years = asked.get(passing)
        if (years === undefined) return
        retold(data, 'marketYears', 3, years)
        if (data.id !== null) saved.set(data.id, years)
      })(returning, passing)
      inData('getToolResult', ({ result, srdi }) => {
        const years = saved.get(result.id)
        if (years === undefined) return
        retold(result, 'marketYears', 3, years)
        srdi.inputs.marketYears = years
      })(returning, passing)
    },
    restart: () => {
      asked = new WeakMap()
      saved = new Map()
    },
  }
}

function starsSkipped({ cloud, ...result }: Loose): Loose {
  const names = ['', '', '', '三星级', '四星级', '五星级']
  if (!cloud || cloud.applyNext === 0 || cloud.levelByScore === 0) return { ...result, cloud }
  const verdictText = result.verdictText.replace(/建议申报.*$/, `建议申报${names[cloud.levelByScore]}`)
  return { ...result, cloud: { ...cloud, applyNext: cloud.levelByScore }, verdictText }
}

/** Forms that were annotated in a hurry, and rules that somebody copied. */
export const wharfDefects: Defect[] = [
  validation({
    id: 'feedback is as long as its column',
    operationId: 'saveFeedback',
    write: true,
    // FeedbackForm.description: at most 200; the column has 255.
    request: onRequest('saveFeedback', (passing) =>
      changeBody(passing, (body: Loose) => {
        const { description } = body
        if (description?.length > 200 && description.length <= 255) body.description = description.slice(0, 200)
      }),
    ),
    probe: async (ask) => {
      const described = { telephone: '13800000001', source: 'PC', type: 'FUNCTION', description: '反'.repeat(220) }
      return (await ask('/consult/api/customer/feedback/save', { body: described })).code === '200'
    },
  }),
  validation({
    id: 'losses are no net assets',
    operationId: 'saveTechnologyEvaluation',
    // HnteInputs.netAssets may be negative.
    request: onRequest('saveTechnologyEvaluation', (passing) => {
      const { netAssets } = bodyOf(passing)['inputs'] ?? {}
      if (!Array.isArray(netAssets)) return undefined
      const index = netAssets.findIndex((value) => value < 0)
      return index === -1 ? undefined : invalid('净资产不能小于 0', `body.inputs.netAssets.${index}`)
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { netAssets: [-120.5, 300, 800] } }
      return (await ask('/consult/api/customer/eva/technology/save', { body, as: 'visitor' })).code === '3000'
    },
  }),
  validation({
    id: 'a page of attractions that is too large is cut to fifty',
    operationId: 'listAttracts',
    request: onRequest('listAttracts', ({ url: { searchParams } }) => {
      if (/^[1-9]\d{1,8}$/.test(searchParams.get('size') ?? '') && Number(searchParams.get('size')) > 50) {
        searchParams.set('size', '50')
      }
    }),
    probe: async (ask) => (await ask('/content/api/ua/attract/list?size=500')).code === '200',
  }),
  validation({
    id: 'which kind of place was a favorite need not be said',
    operationId: 'deleteInvestmentFavorite',
    write: true,
    request: onRequest('deleteInvestmentFavorite', ({ url: { searchParams } }) => {
      if (searchParams.has('targetType')) return
      const id = searchParams.get('targetId') ?? ''
      searchParams.set('targetType', id.startsWith('ld-') ? 'LAND' : id.startsWith('of-') ? 'OFFICE' : 'HOUSE')
    }),
    probe: async (ask) => {
      await ask(favorite, { body: { targetType: 'LAND', targetId: 'ld-1001' } })
      return (await ask(`${favorite}?targetId=ld-1001`, { method: 'DELETE' })).code === '200'
    },
  }),
  validation({
    id: 'the text false is as good as the boolean',
    operationId: 'setHistorySetting',
    write: true,
    request: onRequest('setHistorySetting', (passing) =>
      changeBody(passing, (body) => {
        if (body['enabled'] === 'true' || body['enabled'] === 'false') body['enabled'] = body['enabled'] === 'true'
      }),
    ),
    probe: async (ask) => {
      const sent = { method: 'PUT', body: { enabled: 'false' } }
      return (await ask('/message/api/history/setting', sent)).code === '200'
    },
  }),
  validation({
    id: 'enterprises with long names are not looked for',
    operationId: 'searchEnterprises',
    // The name may have 50 characters.
    request: onRequest('searchEnterprises', ({ url: { searchParams } }) => {
      const { length } = searchParams.get('name') ?? ''
      return length > 20 && length <= 50 ? invalid('企业名称的一部分不能超过 20 个字符', 'query.name') : undefined
    }),
    probe: async (ask) =>
      (await ask(`/enterprise/api/ua/en/lib/list?name=${encodeURIComponent('示例'.repeat(12))}`)).code === '3000',
  }),
  validation({
    id: 'seven tenths of a company in the incubator are dropped',
    operationId: 'saveEnterpriseCarrier',
    write: true,
    request: onRequest('saveEnterpriseCarrier', (passing) =>
      changeBody(passing, (body) => {
        for (const key of wholeInstead) if (typeof body[key] === 'number') body[key] = Math.trunc(body[key])
      }),
    ),
    probe: async (ask) => {
      const amounts = { incubatorCompanyAmount: 46.7, incubatorGraduatedCompanyAmount: 13 }
      const body = { incubatorDisposableArea: 12_000, ...amounts }
      return (await ask('/enterprise/api/member/en/save/carrier?enId=en-1001', { body })).code === '200'
    },
  }),
  validation({
    id: 'eleven digits and a one in front are a mobile number',
    operationId: 'signUpForEvent',
    write: true,
    // Mobile: the second digit is 3 to 9.
    request: onRequest('signUpForEvent', (passing) =>
      changeBody(passing, (body: Loose) => {
        if (/^1[0-2]\d{9}$/.test(body.mobile)) body.mobile = `13${body.mobile.slice(2)}`
      }),
    ),
    probe: async (ask) => {
      const person = { enName: '示例公司', name: '周示例', mobile: '12000005678', agree: true }
      const body = { ...person, eventId: 'ev-1001', attendCount: 1, extra: [{ key: 'seat', values: ['需要'] }] }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body, as: 'visitor' })).code === '200'
    },
  }),
  validation({
    id: 'the thirtieth of February is the second of March',
    operationId: 'getCalendarDay',
    request: onRequest('getCalendarDay', ({ url: { searchParams } }) => {
      const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(searchParams.get('date') ?? '') ?? []
      if (year === undefined) return
      const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
      searchParams.set('date', day.toISOString().slice(0, 10))
    }),
    probe: async (ask) => (await ask('/policy/api/ua/calendar/day?date=2026-02-30')).code === '200',
  }),
  validation({
    id: 'a dictionary that does not exist is empty',
    operationId: 'listDictValues',
    request: onRequest('listDictValues', ({ url: { searchParams } }) => {
      const code = searchParams.get('typeCode') ?? ''
      return code === '' || dictionaries.test(code) ? undefined : jsonReply({ returnCode: '200', data: [] })
    }),
    probe: async (ask) => (await ask('/uaa/api/dict/value?typeCode=PO_UNKNOWN')).code === '200',
  }),
  rules({
    id: 'other costs are capped at a tenth of the five and not at a ninth',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data, passing) => {
      const of = data.rdDeduction
      if (!of) return
      const {
        otherCost = 0,
        nonTaxableExpense = 0,
        specialIncome = 0,
        capitalizedAmortization = 0,
      } = bodyOf(passing)['rdDeduction'] ?? {}
      const otherCap = of.five / 10
      const otherIn = Math.min(otherCost, otherCap)
      const domestic = of.five + otherIn + of.domestic80
      const overseasCap = (domestic * 2) / 3
      const overseasIn = Math.min(of.overseas80, overseasCap)
      const before = Math.max(0, domestic + overseasIn - nonTaxableExpense)
      const base = Math.max(0, before - specialIncome)
      const amortBase = Math.max(0, capitalizedAmortization - Math.max(0, specialIncome - before))
      const extra = ((base + amortBase) * of.extraRate) / 100
      const limits: Record<string, number> = { otherCap, otherIn, domestic, overseasCap, overseasIn }
      const amounts: Record<string, number> = { base, amortBase, extra, taxSaved: (extra * of.taxRate) / 100 }
      for (const [key, amount] of Object.entries(limits)) of[key] = two(amount)
      if (of.ineligibleReason !== undefined) return
      for (const [key, amount] of Object.entries(amounts)) of[key] = two(amount)
      const told = `可加计扣除 ${of.extra} 万元，最多可节税 ${of.taxSaved} 万元`
      data.verdictText = data.verdictText.replace(/^可加计扣除 \S+ 万元，最多可节税 \S+ 万元/, told)
    }),
    probe: async (ask) => {
      const rdDeduction = { inputYear: 2025, personnelCost: 90, otherCost: 50 }
      return (await ask(previewed, { body: { rdDeduction } })).data.rdDeduction.otherIn === 9
    },
  }),
  rules({
    id: 'a medium enterprise has more than its lower bound',
    operationId: 'previewToolResult',
    // The bounds belong to the class above.
    ...boundsExcluded(),
    probe: async (ask) => {
      const scale = { industry: 'INDUSTRY', employeeAmount: 300, operatingIncome: 5000 }
      return (await ask(previewed, { body: { scale } })).data.scale.scaleClass === 'SMALL'
    },
  }),
  rules({
    id: 'the years in a market are those of the rule of 2022',
    operationId: 'scoreSrdi',
    ...formerYears(),
    probe: async (ask) => {
      const inputs = { hasTierOneTitle: true, marketYears: 2.5 }
      const body = { formCode: 'form2', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { items } = (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data
      return items.find(({ code }: Loose) => code === 'P1').status === 'MET'
    },
  }),
  rules({
    id: 'who has no star yet applies for four',
    operationId: 'commitCloud',
    // One star after another: remarks and ladder of the rule.
    reply: (returning, passing) => {
      inData('commitCloud', starsSkipped)(returning, passing)
      const again = (data: Loose) => ({ ...data, result: data.result && starsSkipped(data.result) })
      inData('getCloudInfo', again)(returning, passing)
      inData('getToolResult', again)(returning, passing)
    },
    probe: async (ask) => {
      const inputs = {
        monthsOfUse: 3,
        infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
        businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
        deviceRatio: 35,
        deviceKinds: ['HIGH_ENERGY', 'GENERAL_POWER'],
        hasEdgeProcessing: true,
        models: ['MARKET'],
        paidAmount: 22,
        effect: 'SOME',
        heldLevel: 0,
      }
      const { cloud } = (await ask('/consult/api/customer/cloud/commit', { body: { inputYear: 2025, inputs } })).data
      return cloud.applyNext === 4 && (await dataOf(ask, '/consult/api/customer/cloud/info')).result !== undefined
    },
  }),
]
