import { type Defect, type Loose, type Passing, changeBody, inData, onRequest } from '../../defect.ts'
import { rules } from '../../groups.ts'
import { costTool } from '../shared/addresses.ts'
import { costs, technologyFormWith, toolResult, visitor } from '../shared/requests.ts'
import { cents } from '../shared/values.ts'

/** One number of a form is reckoned with as another, and shown as it was sent. */
function misread(
  operationId: string,
  formIn: (body: Loose) => Loose,
  key: string,
  read: (value: Loose) => Loose,
): Pick<Defect, 'operationId' | 'request' | 'reply'> {
  const sent = new WeakMap<Passing>()
  return {
    operationId,
    request: onRequest(operationId, (passing) =>
      changeBody(passing, (body) => {
        const form = formIn(body)
        if (form?.[key] === undefined || form[key] === null) return
        sent.set(passing, form[key])
        form[key] = read(form[key])
      }),
    ),
    reply: inData(operationId, (data, passing) => {
      const shown = data.inputs.find((each: Loose) => each.key === key)
      if (shown !== undefined && sent.has(passing)) shown.valueText = [sent.get(passing)].flat().join('、')
    }),
  }
}

const abroad = { ...costs, totalIncome: 9000, personnelCost: 100, overseasEntrusted: 50 }

export const rulesDefects: Defect[] = [
  rules({
    id: 'what is entrusted abroad counts in full',
    ...misread(
      'saveCostCalculation',
      ({ inputs }) => inputs,
      'overseasEntrusted',
      (amount) => cents(amount / 0.8),
    ),
    probe: async (ask) =>
      (await ask(costTool, { ...visitor, body: { inputs: abroad } })).data.rdDeduction.overseasIn === 50,
  }),
  rules({
    id: 'a seller of twenty thousand needs the share of a larger one',
    ...misread(
      'saveTechnologyEvaluation',
      ({ inputs }) => inputs,
      'salesIncomes',
      (incomes) => (incomes.at(-1) === 20_000 ? [...incomes.slice(0, -1), 20_000.01] : incomes),
    ),
    probe: async (ask) => {
      const inputs = { salesIncomes: [9200, 10_900, 20_000], rdExpenses: [400, 500, 504] }
      const body = { inputYear: 2025, inputs: { ...inputs, domesticRdExpenses: inputs.rdExpenses } }
      const { items } = await toolResult(ask, 'eva/technology/save', body)
      return items.find(({ code }: Loose) => code === 'H6').status === 'MET'
    },
  }),
  rules({
    id: 'a shop is of medium size with the staff of a wholesaler',
    ...misread(
      'evaluateEnterpriseSize',
      ({ inputs }) => (inputs?.industry === 'RETAIL' ? inputs : undefined),
      'employeeAmount',
      (amount) => (amount >= 20 && amount < 50 ? 50 : amount),
    ),
    probe: async (ask) => {
      const body = { inputs: { industry: 'RETAIL', employeeAmount: 30, operatingIncome: 600 } }
      return (await toolResult(ask, 'eva/en/size', body)).scale.scaleClass === 'MEDIUM'
    },
  }),
  rules({
    id: 'four rights of the second class are worth three',
    ...misread(
      'commitTecEnForm',
      ({ scores }) => scores,
      'ipClassIIAmount',
      (amount) => (amount === 4 ? 3 : amount),
    ),
    probe: async (ask) => (await toolResult(ask, 'tec/en/form/commit', technologyFormWith(4))).total === 88,
  }),
]
