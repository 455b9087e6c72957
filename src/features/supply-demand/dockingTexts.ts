import type { Schema } from '../../gateway/contract.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

/** The two lists of dockings: the contract names the parties, the reader's own part in them is said as 我. */
export const dockingRoles: Record<Schema<'DockingRole'>, string> = {
  INITIATOR: '我发起的',
  OWNER: '我收到的',
}

/** How a status looks; its words say the same. */
export function dockingTone(status: Schema<'DockingStatus'>): BadgeTone {
  if (status === 'PENDING') return 'urgent'
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' ? 'good' : 'off'
}
