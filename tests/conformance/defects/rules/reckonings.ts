import { type Answer, type Defect, type Loose, changeBody, envelopeOf, onRequest, setJson } from '../../defect.ts'
import { rules } from '../../groups.ts'

const cloud = {
  monthsOfUse: 14,
  infrastructure: ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY'],
  businessDomains: ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT'],
  deviceRatio: 35,
  deviceKinds: ['GENERAL_POWER', 'SMART'],
  models: ['QUALITY'],
  paidAmount: 22,
  effect: 'SOME',
  heldLevel: 3,
}

const highTech = {
  establishTime: '2016-05-18',
  applyDate: '2026-06-30',
  ipClassIAmount: 1,
  ipClassIIAmount: 6,
  ipSupportsProducts: true,
  fieldArea: 'MANUFACTURING',
  isTechnologyInField: true,
  employeeAmount: 186,
  techStaffAmount: 30,
  rdExpenses: [280, 430, 640],
  domesticRdExpenses: [100, 150, 200],
  salesIncomes: [9200, 10_900, 12_800],
  netAssets: [7000, 8000, 9100],
  highTechIncome: 9000,
  totalIncome: 12_900,
  hasNoMajorIncident: true,
}

/** Tables and conditions of the tools that were not read to the end. */
export const rulesDefects: Defect[] = [
  rules({
    id: 'retail is measured as wholesale',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs.industry === 'RETAIL') Object.assign(inputs, { industry: 'WHOLESALE' })
      }),
    ),
    reply: (returning, { operationId }) => {
      const envelope: Loose = operationId === 'evaluateEnterpriseSize' ? envelopeOf(returning) : undefined
      const told = envelope?.data?.inputs?.find?.(({ key }: Loose) => key === 'industry')
      if (told?.valueText !== '批发业') return
      told.valueText = '零售业'
      setJson(returning, envelope)
    },
    probe: async (ask) => {
      const inputs = { industry: 'RETAIL', employeeAmount: 60, operatingIncome: 1000 }
      const { data } = await ask('/consult/api/customer/eva/en/size', { body: { inputs }, as: 'visitor' })
      return !data.verdictText.includes('中型')
    },
  }),
  rules({
    id: 'research abroad counts as research at home',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs.rdExpenses !== undefined) inputs.domesticRdExpenses = inputs.rdExpenses
      }),
    ),
    probe: async (ask) => {
      const target = '/consult/api/customer/eva/technology/save'
      const { data } = await ask(target, { body: { inputYear: 2025, inputs: highTech }, as: 'visitor' })
      return !data.items.some(({ status }: Loose) => status === 'UNMET')
    },
  }),
  rules({
    id: 'computing at the edge earns no points',
    operationId: 'commitCloud',
    request: onRequest('commitCloud', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (inputs.hasEdgeProcessing === true) inputs.hasEdgeProcessing = false
      }),
    ),
    probe: async (ask) => {
      const scored = (hasEdgeProcessing: boolean): Promise<Answer> => {
        const body = { inputYear: 2025, inputs: { ...cloud, hasEdgeProcessing } }
        return ask('/consult/api/customer/cloud/commit', { body, as: 'visitor' })
      }
      return (await scored(true)).data.total === (await scored(false)).data.total
    },
  }),
]
