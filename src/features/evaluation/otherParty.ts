import type { Schema } from '#gateway/contract.ts'

type Docking = Pick<Schema<'DockingDetail'>, 'role' | 'initiatorEnId' | 'initiatorEnName' | 'ownerEnId' | 'ownerEnName'>

/** The enterprise on the other side of a docking; without an id while its owner is anonymous. */
export function otherParty({ role, initiatorEnId, initiatorEnName, ownerEnId, ownerEnName }: Docking) {
  return role === 'OWNER' ? { enId: initiatorEnId, name: initiatorEnName } : { enId: ownerEnId, name: ownerEnName }
}
