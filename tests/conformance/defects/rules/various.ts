import { dataOf } from '../../asked.ts'
import { type Ask, type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { lapse } from '../shared/requests.ts'
import { byText } from '../shared/values.ts'

const enId = async (ask: Ask) =>
  (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId as string

const shortened = new WeakSet<Passing>()

const evaluation = '/consult/api/customer/eva/technology/save'

export const rulesDefects: Defect[] = [
  {
    id: 'two editions are the current one',
    group: 'rules',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const each of data) each.current = true
    }),
    probe: async (ask) => {
      const all: Loose[] = (await ask('/consult/api/ua/tool/rule/list')).data
      return all.filter(({ toolCode, current }) => toolCode === 'SRDI' && current).length > 1
    },
  },
  {
    id: 'a trial calculates otherwise',
    group: 'rules',
    operationId: 'previewToolResult',
    reply: inData('previewToolResult', (data) => {
      if (data.scale?.scaleClass === 'SMALL') data.scale.scaleClass = 'MICRO'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'AGRI', operatingIncome: 60 }
      const tried = (await ask('/consult/api/ua/tool/preview', { body: { scale: inputs }, as: 'visitor' })).data.scale
      const body = { inputs, enId: await enId(ask) }
      return tried.scaleClass !== (await ask('/consult/api/customer/eva/en/size', { body })).data.scale.scaleClass
    },
  },
  {
    id: 'one rate of tax for all',
    group: 'rules',
    operationId: 'saveCostCalculation',
    reply: inData('saveCostCalculation', ({ rdDeduction }) => {
      if (rdDeduction !== undefined) rdDeduction.taxSaved = Math.round(rdDeduction.extra * 25) / 100
    }),
    probe: async (ask) => {
      const kinds = {
        isResidentEnterprise: true,
        hasSoundAccounting: true,
        isAuditCollection: true,
        taxCategory: 'HNTE',
      }
      const body = { inputs: { inputYear: 2025, ...kinds, personnelCost: 100 } }
      const { extra, taxSaved } = (await ask('/consult/api/customer/cost/calculate/save', { body })).data.rdDeduction
      return taxSaved === extra * 0.25
    },
  },
  lapse({
    id: 'the result that was kept is another one',
    group: 'rules',
    operationId: 'getToolResult',
    reply: inData('getToolResult', (data) => {
      data.verdictText = '另一结论'
    }),
    probe: async (ask) => {
      const inputs = { industry: 'INDUSTRY', employeeAmount: 20, operatingIncome: 300 }
      const { id } = (await ask('/consult/api/customer/eva/en/size', { body: { inputYear: 2025, inputs } })).data
      return (await ask(`/consult/api/customer/tool/history/detail?id=${id}`)).data.verdictText === '另一结论'
    },
  }),
  {
    id: 'what is not said is no',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (typeof inputs === 'object') inputs.isTechnologyInField ??= false
      }),
    ),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { isResidentEnterprise: true } }
      const { data } = await ask('/consult/api/customer/eva/technology/save', { body, as: 'visitor' })
      return data.items.some(({ status }: Loose) => status === 'UNMET')
    },
  },
  {
    id: 'three months are not long enough',
    group: 'rules',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) => {
      changeBody(passing, ({ inputs }) => {
        const given = inputs as Record<string, unknown> | undefined
        if (given?.['monthsOfUse'] !== 3) return
        given['monthsOfUse'] = 2
        shortened.add(passing)
      })
    }),
    reply: (returning, passing) => {
      if (!shortened.has(passing)) return
      inData('commitCloud', ({ inputs, items }) => {
        for (const each of inputs) if (each.key === 'monthsOfUse') each.valueText = '3'
        for (const each of items) if (each.code === 'monthsOfUse') each.actualText = '3'
      })(returning, passing)
    },
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { monthsOfUse: 3, infrastructure: [], businessDomains: [], models: [] } }
      const { items } = (await ask('/consult/api/customer/cloud/commit', { body })).data
      return items.find(({ code }: Loose) => code === 'monthsOfUse').status === 'UNMET'
    },
  },
  rules({
    // IndustryFieldList: in the order of the standard.
    id: 'industries in the order of their codes',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (industries) => {
      industries.sort((one: Loose, other: Loose) => byText(one.code, other.code))
    }),
    probe: async (ask) => {
      const codes = (await dataOf(ask, '/consult/api/customer/eva/industry/fields')).map(({ code }: Loose) => code)
      return codes.join() === codes.toSorted().join()
    },
  }),
  {
    id: 'the full marks of a group are those of the whole score',
    group: 'rules',
    operationId: 'scoreSrdi',
    reply: inData('scoreSrdi', ({ groups }) => {
      for (const group of groups) if (group.floor !== undefined) group.max = 100
    }),
    probe: async (ask) => {
      const inputs = { ipLevel: 'SELF1', rdRatio: 4.89, directPassGrounds: [] }
      const body = { formCode: 'form1', ruleVersion: 'srdi@2026', isRenewal: false, inputYear: 2025, inputs }
      const { groups } = (await ask('/consult/program/srdi/score', { body, as: 'visitor' })).data
      return groups.filter(({ max }: Loose) => max === 100).length > 1
    },
  },
  {
    id: 'what cannot be judged is left out of the result',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    reply: inData('saveTechnologyEvaluation', (data) => {
      data.items = data.items.filter(({ status }: Loose) => status !== 'UNKNOWN')
    }),
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: { employeeAmount: 100 } }
      const { items } = (await ask(evaluation, { body, as: 'visitor' })).data
      return items.every(({ status }: Loose) => status !== 'UNKNOWN')
    },
  },
]
