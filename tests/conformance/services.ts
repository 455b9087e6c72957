import { readOperations } from '#scripts/conformance/declared.ts'
import { contract } from '../contract/seededGateway.ts'
import { startDefectiveGateway } from './defectiveGateway.ts'
import { findingsOf } from './score.ts'

/** What the check finds in these services of the mock gateway, with `--write`, line by line; in sound ones nothing. */
export async function* findingsInServices(services: readonly string[]): AsyncGenerator<string> {
  const only = [...readOperations(contract).values()]
    .filter(({ service }) => services.includes(service))
    .map(({ operationId }) => operationId)
  if (only.length === 0) throw new Error(`Name services of the contract: it has none called ${services.join(', ')}`)
  const gateway = await startDefectiveGateway()
  try {
    for (const { operationId, rule, expected, actual, clause } of await findingsOf(gateway, { only, write: true }))
      yield `${operationId} ${rule}: ${expected}; ${actual} (${clause})`
  } finally {
    await gateway.close()
  }
}
