import { type Defect, type Loose, changeBody, inData, onRequest } from '../../defect.ts'

const consult = '/consult/api/customer'

export const rulesDefects: Defect[] = [
  {
    // CloudStarOutcome: at most one star above the one that is held.
    id: 'stars are skipped',
    group: 'rules',
    operationId: 'commitCloud',
    reply: inData('commitCloud', ({ cloud }) => {
      cloud.applyNext = cloud.levelByScore
    }),
    probe: async (ask) => {
      const infrastructure = ['COMPUTE', 'STORAGE', 'DATABASE', 'NETWORK', 'SECURITY']
      const businessDomains = ['DESIGN', 'PRODUCTION', 'SUPPLY_CHAIN', 'MARKETING', 'MANAGEMENT', 'AFTER_SALES']
      const devices = { deviceRatio: 60, deviceKinds: ['HIGH_ENERGY', 'SMART', 'NEW_ENERGY'], hasEdgeProcessing: true }
      const use = { models: ['MARKET', 'QUALITY', 'PROCESS', 'ENERGY'], paidAmount: 70, effect: 'HIGH', heldLevel: 0 }
      const body = { inputYear: 2025, inputs: { monthsOfUse: 6, infrastructure, businessDomains, ...devices, ...use } }
      return (await ask(`${consult}/cloud/commit`, { body, as: 'visitor' })).data.cloud.applyNext > 3
    },
  },
  {
    // hnte@2016, H6: the sums of three years.
    id: 'share of research of the last year for that of three',
    group: 'rules',
    operationId: 'saveTechnologyEvaluation',
    request: onRequest('saveTechnologyEvaluation', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        const { rdExpenses: spent, salesIncomes: sold, domesticRdExpenses } = inputs ?? {}
        if (!Array.isArray(spent) || !Array.isArray(sold) || spent.length !== sold.length) return
        const share = spent.at(-1) / sold.at(-1)
        if (domesticRdExpenses === undefined && Number.isFinite(share) && share >= 0)
          inputs.rdExpenses = sold.map((income: number) => Math.round(income * share * 100) / 100)
      }),
    ),
    probe: async (ask) => {
      const inputs = { rdExpenses: [100, 100, 600], salesIncomes: [10_000, 10_000, 10_000] }
      const { data } = await ask(`${consult}/eva/technology/save`, { body: { inputYear: 2025, inputs }, as: 'visitor' })
      return data.items.find(({ code }: Loose) => code === 'H6').status === 'MET'
    },
  },
  {
    // ScaleInputs: what is not filled in is not known.
    id: 'an enterprise without figures is a micro one',
    group: 'rules',
    operationId: 'evaluateEnterpriseSize',
    request: onRequest('evaluateEnterpriseSize', (passing) =>
      changeBody(passing, ({ inputs }: Loose) => {
        if (typeof inputs?.industry !== 'string') return
        for (const name of ['employeeAmount', 'operatingIncome', 'totalAsset']) inputs[name] ??= 0
      }),
    ),
    probe: async (ask) => {
      const body = { inputs: { industry: 'BUILD', operatingIncome: 7000 } }
      return (await ask(`${consult}/eva/en/size`, { body, as: 'visitor' })).data.scale.scaleClass === 'MICRO'
    },
  },
]
