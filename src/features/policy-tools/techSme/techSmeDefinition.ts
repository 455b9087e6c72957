import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import { indicatorOf, knownOnly, managementOf } from '../form/profileFigures.ts'
import type { ToolDefinition, ToolProfile, ToolRequest } from '../form/toolDefinition.ts'
import { plainFields } from '../form/toolInputs.ts'
import { baseSections, scoreSections } from './techSmeSections.ts'

type Base = Schema<'TecEnBase'>
type Inputs = Base & Schema<'TecEnScores'>

const baseNames = new Set(baseSections.flatMap(({ fields }) => plainFields(fields).map(({ name }) => name)))

/** The evaluation of technology-based small enterprises (rule tech-sme@2017). */
export const techSmeDefinition: ToolDefinition<Inputs> = {
  name: 'tech-sme',
  version: 1,
  sections: () => [...baseSections, ...scoreSections],
  calculate,
  trial: ({ inputs }) => {
    const { base, scores } = stepsOf(inputs)
    return { tecEnBase: base, tecEnScores: scores }
  },
  recorded: ({ tecEnBase, tecEnScores }) =>
    tecEnBase === undefined && tecEnScores === undefined ? undefined : { ...tecEnBase, ...tecEnScores },
  saved: async (gateway, enId) => {
    const { base, scores, inputYear } = await savedForm(gateway, enId)
    return base === null ? undefined : { inputs: { ...base, ...scores }, inputYear }
  },
  fromProfile,
}

/** Two steps for a member, whose conditions are saved first (§7.6 save/base, commit); one for a visitor. */
async function calculate(gateway: GatewayClient, { inputs, inputYear, enId }: ToolRequest<Inputs>) {
  const { base, scores } = stepsOf(inputs)
  if (!gateway.environment.session.state().signedIn) {
    return call(gateway, 'commitTecEnForm', { body: { inputYear, base, scores } }, { silent: true })
  }
  const before = await savedForm(gateway, enId, { silent: true })
  const { formId } = await call(
    gateway,
    'saveTecEnFormBase',
    { body: { ...(before.formId && { formId: before.formId }), ...(enId && { enId }), inputYear, base } },
    { silent: true },
  )
  return call(gateway, 'commitTecEnForm', { body: { ...(formId && { formId }), scores } }, { silent: true })
}

/** The inputs of the first and the second step. */
function stepsOf(inputs: Inputs): { base: Base; scores: Schema<'TecEnScores'> } {
  const entries = Object.entries(inputs)
  return {
    base: Object.fromEntries(entries.filter(([name]) => baseNames.has(name))),
    scores: Object.fromEntries(entries.filter(([name]) => !baseNames.has(name))),
  }
}

function savedForm(gateway: GatewayClient, enId: string | undefined, options: { silent?: boolean } = {}) {
  return call(gateway, 'getTecEnForm', { query: enId === undefined ? {} : { enId } }, options)
}

function fromProfile(profile: ToolProfile, year: number): Partial<Inputs> {
  const isHighTech = profile.attributes.certification.deptCert.includes('DEPT_04')
  return knownOnly<Pick<Inputs, 'employeeAmount' | 'salesIncome' | 'totalAsset' | 'rdExpense' | 'directPassGrounds'>>({
    employeeAmount: indicatorOf(profile, 'employeeAmount', year),
    salesIncome: indicatorOf(profile, 'operatingIncome', year),
    totalAsset: indicatorOf(profile, 'totalAsset', year) ?? managementOf(profile, 'totalAsset', year),
    rdExpense: managementOf(profile, 'developInput', year),
    directPassGrounds: isHighTech ? ['HNTE'] : undefined,
  })
}
