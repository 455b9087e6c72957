import { dataOf } from '../asked.ts'
import { changeBody, codeOf, envelopeOf, inData, onReply, onRequest, setJson } from '../defect.ts'
import type { Defect, Loose, Passing } from '../defect.ts'
import { refusals, rules, validation } from '../groups.ts'

const columns = new Set(['NEWS', 'NOTICE', 'PUBLICITY', 'INTERPRET', 'MEDIA', 'CASE'])
const preview = '/consult/api/ua/tool/preview'

/** Annotations that were forgotten, parsers that are kind, handlers of exceptions, and tables that were copied. */
export const foundryDefects: Defect[] = [
  validation({
    id: 'feedback that is too long is cut',
    operationId: 'saveFeedback',
    write: true,
    request: onRequest('saveFeedback', (passing) => {
      changeBody(passing, (body) => {
        if (typeof body['description'] === 'string') body['description'] = body['description'].slice(0, 200)
      })
    }),
    probe: async (ask) => {
      const [{ value: type }] = await dataOf(ask, '/uaa/api/dict/value?typeCode=PO_FEEDBACK_TYPE')
      const body = { telephone: '13900001111', source: 'PC', type, description: '长'.repeat(201) }
      return (await ask('/consult/api/customer/feedback/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'a footprint needs no title',
    operationId: 'addHistory',
    write: true,
    request: onRequest('addHistory', (passing) => {
      changeBody(passing, (body) => {
        body['title'] ??= body['targetId']
      })
    }),
    probe: async (ask) => {
      const body = { targetType: 'POLICY', targetId: 'p-1004' }
      return (await ask('/message/api/history/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'an unknown column is every column',
    operationId: 'listNotices',
    request: onRequest('listNotices', ({ url: { searchParams } }) => {
      const column = searchParams.get('columnCode')
      if (column !== null && !columns.has(column)) searchParams.delete('columnCode')
    }),
    probe: async (ask) =>
      (await ask('/content/api/ua/notice/pc/list?columnCode=GOSSIP', { as: 'visitor' })).code === '200',
  }),
  validation({
    id: 'the thirteenth month is January',
    operationId: 'getCalendarMonth',
    request: onRequest('getCalendarMonth', ({ url: { searchParams } }) => {
      const [year, month] = ['year', 'month'].map((name) => searchParams.get(name) ?? '') as [string, string]
      if (!/^\d{4}$/.test(year) || !/^\d{1,4}$/.test(month)) return
      const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1))
      searchParams.set('year', String(first.getUTCFullYear()))
      searchParams.set('month', String(first.getUTCMonth() + 1))
    }),
    probe: async (ask) =>
      (await ask('/policy/api/ua/calendar/month?year=2026&month=13', { as: 'visitor' })).data?.year === 2027,
  }),
  validation({
    // In Go `required` means other than false.
    id: 'a policy that is not useful has not been evaluated',
    operationId: 'savePolicyEvaluation',
    write: true,
    request: onRequest('savePolicyEvaluation', (passing) => {
      changeBody(passing, (body) => {
        if (body['useful'] === false) delete body['useful']
      })
    }),
    probe: async (ask) => {
      const body = { policyId: 'p-1001', useful: false }
      return (await ask('/policy/api/customer/evaluate/save', { body })).code === '3000'
    },
  }),
  validation({
    id: 'who does not agree is called all the same',
    operationId: 'saveInvestmentIntent',
    write: true,
    request: onRequest('saveInvestmentIntent', (passing) => {
      changeBody(passing, (body) => {
        if (body['agree'] === false) body['agree'] = true
      })
    }),
    probe: async (ask) => {
      const person = { name: '周示例', company: '示例公司', mobile: '13900001111', agree: false }
      const body = { ...person, content: '租一处厂房', resourceType: 'HOUSE', resourceId: 'hs-1001' }
      return (await ask('/investment/api/customer/intent/save', { body })).code === '200'
    },
  }),
  validation({
    id: 'less than nobody works there',
    operationId: 'saveEnterprisePersonnel',
    write: true,
    request: onRequest('saveEnterprisePersonnel', (passing) => {
      changeBody(passing, (body) => {
        for (const [key, value] of Object.entries(body)) if (typeof value === 'number' && value < 0) body[key] = -value
      })
    }),
    probe: async (ask) => {
      const target = '/enterprise/api/member/en/personnel?enId=en-1001'
      const body = { ...(await dataOf(ask, target)), employeeAmount: -5 }
      return (await ask(target.replace('/en/', '/en/save/'), { body })).code === '200'
    },
  }),
  validation({
    id: 'of many messages the first fifty are deleted',
    operationId: 'deleteMessages',
    write: true,
    request: onRequest('deleteMessages', ({ url: { searchParams } }) => {
      const ids = searchParams.get('ids')?.split(',') ?? []
      if (ids.length > 50) searchParams.set('ids', ids.slice(0, 50).join(','))
    }),
    probe: async (ask) => {
      const [{ id }] = (await dataOf(ask, '/message/api/msg/list')).records
      const ids = [id, ...Array.from({ length: 50 }, (_, index) => `m-none-${index}`)].join(',')
      return (await ask(`/message/api/msg/delete?ids=${ids}`, { method: 'DELETE' })).code === '200'
    },
  }),
  validation({
    id: 'yes may be written between quotation marks',
    operationId: 'favoriteDemand',
    write: true,
    request: onRequest('favoriteDemand', (passing) => {
      changeBody(passing, (body) => {
        const wanted = String(body['favorited']).toLowerCase()
        if (wanted === 'true' || wanted === 'false') body['favorited'] = wanted === 'true'
      })
    }),
    probe: async (ask) => {
      const body = { id: 'de-1015', favorited: 'true' }
      return (await ask('/supanddem/api/customer/demand/favorite', { body })).code === '200'
    },
  }),
  validation({
    id: 'no token is a token that is not valid',
    operationId: 'checkToken',
    request: onRequest('checkToken', (passing) => {
      changeBody(passing, (body) => {
        if ((body['token'] ?? '') === '') body['token'] = 'none'
      })
    }),
    probe: async (ask) => (await ask('/uaa/api/token-check', { body: {}, as: 'visitor' })).data?.valid === false,
  }),
  refusals({
    id: 'an office that is not there is an address that is not there',
    operationId: 'getOfficeResourceDetail',
    reply: onReply('getOfficeResourceDetail', (returning) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 404
      setJson(returning, { returnCode: '404', errorMessage: 'api地址不存在' })
    }),
    probe: async (ask) =>
      (await ask('/investment/api/officeResource/detail?id=of-none', { as: 'visitor' })).status === 404,
  }),
  refusals({
    id: 'what is no favourite is one already',
    operationId: 'deletePolicyFavorite',
    write: true,
    reply: onReply('deletePolicyFavorite', (returning) => {
      if (codeOf(returning) !== '4040') return
      setJson(returning, { returnCode: '4090', errorMessage: '您已收藏该政策' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/policy/favorite/p-1001', { method: 'DELETE' })).code === '4090',
  }),
  refusals({
    // `field` is the path in the request, as in body.tel.
    id: 'fields of a match report are named without their body',
    operationId: 'createMatchReport',
    reply: onReply('createMatchReport', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode !== '3000' || !Array.isArray(envelope.data)) return
      for (const item of envelope.data) item.field = item.field?.replace(/^body\./, '')
      setJson(returning, envelope)
    }),
    probe: async (ask) => {
      const { data } = await ask('/policy/api/ua/policy/match/report', { body: {}, as: 'visitor' })
      return data[0].field === 'enInfoJson'
    },
  }),
  refusals({
    id: 'a record of somebody else does not exist',
    operationId: 'getDeclareRecord',
    reply: onReply('getDeclareRecord', (returning) => {
      if (codeOf(returning) === '4030') setJson(returning, { returnCode: '4040', errorMessage: '申报记录不存在' })
    }),
    probe: async (ask) =>
      (await ask('/policy/api/customer/declare/detail?id=dr-1002', { as: 'stranger' })).code === '4040',
  }),
  rules({
    id: 'retail is measured as wholesale',
    operationId: 'previewToolResult',
    ...(() => {
      const retail = new WeakSet<Passing>()
      return {
        request: onRequest('previewToolResult', (passing) => {
          changeBody(passing, ({ scale }: Loose) => {
            if (scale?.industry !== 'RETAIL') return
            scale.industry = 'WHOLESALE'
            retail.add(passing)
          })
        }),
        reply: inData('previewToolResult', ({ inputs }, passing) => {
          if (!retail.has(passing)) return
          for (const input of inputs) if (input.key === 'industry') input.valueText = '零售业'
        }),
      } satisfies Pick<Defect, 'request' | 'reply'>
    })(),
    probe: async (ask) => {
      const body = { scale: { industry: 'RETAIL', employeeAmount: 60, operatingIncome: 800 } }
      return (await ask(preview, { body, as: 'visitor' })).data.scale.scaleClass === 'MICRO'
    },
  }),
  rules({
    id: 'high-tech enterprises save taxes at the common rate',
    operationId: 'saveCostCalculation',
    reply: inResult('saveCostCalculation', ['getCostCalculation', 'getToolResult'], (result) => {
      const { rdDeduction } = result
      if (rdDeduction?.taxRate !== 15) return
      const saved = Math.round(rdDeduction.extra * 25) / 100
      result.verdictText = result.verdictText.replace(`节税 ${rdDeduction.taxSaved} 万元`, `节税 ${saved} 万元`)
      Object.assign(rdDeduction, { taxRate: 25, taxSaved: saved })
    }),
    probe: async (ask) => {
      const conditions = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }
      const kind = { inputYear: 2025, negativeIndustryIncome: 0, totalIncome: 13_100, enterpriseCategory: 'GENERAL' }
      const costs = { personnelCost: 320, directCost: 190, depreciation: 60, amortization: 20, otherCost: 50 }
      const body = { inputs: { ...conditions, ...kind, ...costs, taxCategory: 'HNTE' } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.taxSaved === 160
    },
  }),
  rules({
    id: 'a standard that was replaced is still in force',
    operationId: 'scoreSrdi',
    reply: inResult('scoreSrdi', ['getToolResult'], (result) => {
      if (result.toolCode === 'SRDI') Object.assign(result, { effectiveTo: null, supersededBy: null })
    }),
    probe: async (ask) => {
      const form = { formCode: 'form1', ruleVersion: 'srdi@2022', isRenewal: false, inputYear: 2025 }
      const body = { ...form, inputs: { directPassGrounds: ['HNTE'] } }
      return (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data.supersededBy === null
    },
  }),
  rules({
    // Not more than 500 are agreed.
    id: 'five hundred people are one too many',
    operationId: 'commitTecEnForm',
    reply: inResult('commitTecEnForm', ['getTecEnForm', 'getToolResult'], (result) => {
      const size = result.items.find(({ code }: Loose) => code === 'T2')
      if (size?.status !== 'MET' || !size.actualText.startsWith('职工总数 500人')) return
      Object.assign(size, { status: 'UNMET', gap: '职工总数超出 0 人' })
      for (const group of result.groups) if (group.code === 'CONDITION') group.ok = false
      const verdictText = result.verdictText.replace('符合全部条件', '1 项不符合：企业规模')
      Object.assign(result, { verdict: 'FAIL', verdictText })
    }),
    probe: async (ask) => {
      const conditions = { isResidentEnterprise: true, isIndustryAllowed: true, isTrustworthy: true }
      const base = {
        ...conditions,
        employeeAmount: 500,
        salesIncome: 12_800,
        totalAsset: 15_200,
        directPassGrounds: [],
      }
      const staff = { techStaffAmount: 80, rdExpense: 640, costExpense: 11_600, ipClassIAmount: 1, ipClassIIAmount: 6 }
      const body = { inputYear: 2025, base, scores: { ...staff, hasRecentRisk: false, isFirstTime: false } }
      const { data } = await ask('/consult/api/customer/tec/en/form/commit', { body, as: 'visitor' })
      return data.verdict === 'FAIL'
    },
  }),
]

/** Changes what a tool gives, and what is read of it later. */
function inResult(
  operationId: string,
  laterIds: readonly string[],
  change: (result: Loose) => void,
): NonNullable<Defect['reply']> {
  return (returning, passing) => {
    inData(operationId, (data) => change(data))(returning, passing)
    for (const laterId of laterIds) {
      inData(laterId, ({ result }) => {
        if (result) change(result)
      })(returning, passing)
    }
  }
}
