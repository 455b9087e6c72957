import { bodyOf } from '../../asked.ts'
import { type Defect, type Loose, changeBody, envelopeOf, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { fullCloudUse } from '../shared/requests.ts'

const starNames: Record<string, string> = { 3: '三星级', 4: '四星级', 5: '五星级' }

function climb(result: Loose): void {
  const { cloud } = result
  if (cloud === undefined || cloud.levelByScore <= cloud.applyNext) return
  const from = starNames[cloud.applyNext]
  const to = starNames[cloud.levelByScore]
  cloud.applyNext = cloud.levelByScore
  result.verdictText = result.verdictText.replace(`建议申报${from}`, `建议申报${to}`)
}

function saveAtFullRate(result: Loose): void {
  const { rdDeduction } = result
  if (rdDeduction === undefined || rdDeduction.taxRate === 25 || rdDeduction.extra === 0) return
  const before = rdDeduction.taxSaved
  rdDeduction.taxSaved = Math.round(rdDeduction.extra * 25) / 100
  result.verdictText = result.verdictText.replace(`节税 ${before} 万元`, `节税 ${rdDeduction.taxSaved} 万元`)
}

const taxFields = { isResidentEnterprise: true, hasSoundAccounting: true, isAuditCollection: true }

const taxInputs = { inputYear: 2025, ...taxFields, negativeIndustryIncome: 0, totalIncome: 1000, personnelCost: 300 }

export const rulesDefects: Defect[] = [
  rules({
    id: 'one applies at once for as many stars as the score gives',
    operationId: 'commitCloud',
    reply: (returning, passing) => {
      inData('commitCloud', climb)(returning, passing)
      for (const operationId of ['getCloudInfo', 'getToolResult']) {
        inData(operationId, (data) => {
          if (data?.result) climb(data.result)
        })(returning, passing)
      }
    },
    probe: async (ask) => {
      const body = { inputYear: 2025, inputs: fullCloudUse }
      const { data } = await ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      return data.cloud.applyNext === 5
    },
  }),
  rules({
    id: 'the tax that is saved is a quarter for everybody',
    operationId: 'saveCostCalculation',
    reply: (returning, passing) => {
      inData('saveCostCalculation', saveAtFullRate)(returning, passing)
      for (const operationId of ['getCostCalculation', 'getToolResult']) {
        inData(operationId, (data) => {
          if (data?.result) saveAtFullRate(data.result)
        })(returning, passing)
      }
    },
    probe: async (ask) => {
      const body = { inputs: { ...taxInputs, taxCategory: 'HNTE' } }
      const { data } = await ask('/consult/api/customer/cost/calculate/save', { body, as: 'visitor' })
      return data.rdDeduction.taxSaved === 75 && data.verdictText.includes('75')
    },
  }),
  rules({
    id: 'an indicator of size that is not filled in is zero',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) => {
      const { inputs } = bodyOf(passing)
      if (typeof inputs !== 'object' || inputs === null) return
      changeBody(passing, (body: Loose) => {
        body.inputs = { employeeAmount: 0, operatingIncome: 0, totalAsset: 0, ...inputs }
      })
    }),
    probe: async (ask) => {
      const body = { inputs: { industry: 'INDUSTRY', operatingIncome: 5000 } }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body, as: 'visitor' })
      return data.scale.scaleClass === 'MICRO'
    },
  }),
  rules({
    id: 'debts of just 55 percent belong to the next band',
    operationId: 'scoreSrdi',
    request: onRequest('scoreSrdi', (passing) => {
      const { formCode, inputs } = bodyOf(passing)
      if (formCode !== 'form1' || inputs?.assetDebt !== 55) return
      changeBody(passing, (body: Loose) => {
        body.inputs.assetDebt = 55.0001
      })
    }),
    reply: (returning, { url }) => {
      if (!url.pathname.startsWith('/consult/') || envelopeOf(returning) === undefined) return
      returning.body = Buffer.from(returning.body.toString('utf8').replaceAll('55.0001', '55'))
    },
    probe: async (ask) => {
      const growth = { mainBusinessGrowth: 15, assetDebt: 55, isStrategicProduct: true, mainBusinessRatio: 70 }
      const inputs = { ipLevel: 'I', rdRatio: 5, ...growth, directPassGrounds: [], newEquityThreeYears: 0 }
      const body = { isRenewal: false, inputYear: 2025, formCode: 'form1', ruleVersion: 'srdi@2026', inputs }
      const { data } = await ask('/consult/program/srdi/score', { body, as: 'visitor' })
      return data.items.find(({ code }: Loose) => code === '4').score === 5
    },
  }),
]
