import type { Schema } from '#gateway/contract.ts'
import { call } from '#gateway/call.ts'
import { lastYear } from '#ui/regionDate.ts'
import type { ToolDefinition, ToolSession } from '../form/toolDefinition.ts'
import { Improvements } from '../outcome/Improvements.tsx'
import { ToolPage } from '../ToolPage.tsx'
import type { ToolSearch } from '../toolSearch.ts'
import { ToolWorkspace } from '../ToolWorkspace.tsx'
import { indicatorOf, knownOnly } from '../form/profileFigures.ts'
import { hnteSections } from './hnteSections.ts'

interface HntePageProps {
  session: ToolSession | undefined
  search: ToolSearch
}

/** How close an enterprise is to a high-tech certificate (§2.1 /policy/tool/evaluate). */
export function HntePage({ session, search }: HntePageProps) {
  return (
    <ToolPage tool="hnte" session={session} search={search}>
      <ToolWorkspace definition={hnteDefinition} session={session} search={search} outcome={outcomeOf} />
    </ToolPage>
  )
}

function outcomeOf(result: Schema<'ToolResult'>) {
  return <Improvements result={result} />
}

type Inputs = Schema<'HnteInputs'>

/** The high-tech enterprise self-test (rule hnte@2016). */
const hnteDefinition: ToolDefinition<Inputs> = {
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
