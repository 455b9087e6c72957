import type { OperationId } from '#gateway/generated/operations.ts'
import type { SeededGateway } from './seededGateway.ts'
import type { Given } from '#scripts/conformance/validRequest.ts'

/** Brings the state to where the operation's example request succeeds, and names what the contract cannot know. */
export type Arrangement = (seeded: SeededGateway) => Given | Promise<Given>

export type Arrangements = Partial<Record<OperationId, Arrangement>>

export function withId([row]: readonly { id: string }[]): Given {
  return { parameters: { id: row?.id } }
}
