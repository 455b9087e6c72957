import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { indicatorOf, knownOnly } from '../form/profileFigures.ts'
import type { ToolDefinition } from '../form/toolDefinition.ts'
import { lastYear } from '#ui/regionDate.ts'
import { hnteSections } from './hnteSections.ts'

type Inputs = Schema<'HnteInputs'>

/** The high-tech enterprise self-test (rule hnte@2016). */
export const hnteDefinition: ToolDefinition<Inputs> = {
  name: 'hnte',
  version: 1,
  sections: (values) => hnteSections(Number(values['inputYear'] || lastYear()), values['establishTime']),
  calculate: (gateway, { enId, inputYear, inputs }) =>
    call(gateway, 'saveTechnologyEvaluation', { body: { ...(enId && { enId }), inputYear, inputs } }, { silent: true }),
  trial: ({ inputs }) => ({ hnte: inputs }),
  recorded: ({ hnte }) => hnte,
  saved: async (gateway, enId) => {
    const query = enId === undefined ? {} : { enId }
    const { inputs, inputYear } = await call(gateway, 'getTechnologyEvaluation', { query })
    return inputs === null ? undefined : { inputs, inputYear }
  },
  // Lists of years are left to the user: the profile never has all three.
  fromProfile: (profile, year) =>
    knownOnly<Pick<Inputs, 'establishTime' | 'employeeAmount'>>({
      establishTime: profile.details.basicDTO.establishTime ?? undefined,
      employeeAmount: indicatorOf(profile, 'employeeAmount', year),
    }),
}
