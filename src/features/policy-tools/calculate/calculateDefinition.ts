import { call } from '#gateway/call.ts'
import { knownOnly, indicatorOf } from '../form/profileFigures.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import { calculateSections, type CalculateInputs } from './calculateSections.ts'

export const calculateDefinition: ToolDefinition<CalculateInputs> = {
  name: 'calculate',
  version: 1,
  sections: () => calculateSections,
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(
      gateway,
      'saveCostCalculation',
      { body: { ...(enId && { enId }), inputs: { ...inputs, inputYear } } },
      { silent: true },
    ),
  trial: ({ inputs, inputYear }) => ({ rdDeduction: { ...inputs, inputYear } }),
  recorded: ({ rdDeduction }) => rdDeduction,
  saved: async (gateway, enId) => {
    const { inputs } = await call(gateway, 'getCostCalculation', { query: { enId } })
    return inputs === null ? undefined : { inputs, inputYear: inputs.inputYear }
  },
  // The profile only has the sum of the expenses, which is not a field of this form.
  fromProfile: (profile, year) =>
    knownOnly<Pick<CalculateInputs, 'totalIncome'>>({ totalIncome: indicatorOf(profile, 'operatingIncome', year) }),
}
