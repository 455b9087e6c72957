import { check } from '#scripts/conformance/check.ts'
import { type Operation, readOperations } from '#scripts/conformance/declared.ts'
import { effectOf } from '#scripts/conformance/effects.ts'
import type { Finding } from '#scripts/conformance/finding.ts'
import type { DefectiveGateway } from '../conformance/defectiveGateway.ts'
import { optionsOf } from '../conformance/options.ts'
import { contract } from './seededGateway.ts'

interface Checked {
  findings: readonly Finding[]
  /** The operations that only read and never succeeded. */
  withoutSuccess: string[]
  /** How many records there are more than before. */
  added: number
}

/** Checks these operations of the gateway, as somebody with two members' tokens does who does not let it write. */
export async function checked(
  gateway: DefectiveGateway,
  isChosen: (operation: Operation) => boolean,
): Promise<Checked> {
  const { demands, toolResults } = gateway.seeded.gateway.store
  const records = () => demands.all().length + toolResults.all().length
  const before = records()
  const chosen = [...readOperations(contract).values()].filter(isChosen)
  const only = chosen.map(({ operationId }) => operationId)
  const { findings, coverage } = await check(optionsOf(gateway, { only, otherToken: gateway.tokens.stranger }))
  const reading = chosen.filter((operation) => effectOf(operation) === 'reads')
  const withoutSuccess = reading.filter(({ operationId }) => coverage.get(operationId)?.succeeded !== true)
  return {
    findings,
    withoutSuccess: withoutSuccess.map(({ operationId }) => operationId),
    added: records() - before,
  }
}
