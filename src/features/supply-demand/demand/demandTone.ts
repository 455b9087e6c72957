import type { Schema } from '../../../gateway/contract.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'

/** How urgent a state of an own demand looks. */
export function demandTone(status: Schema<'DemandStatus'>): BadgeTone {
  if (status === 'REJECTED' || status === 'BLOCKED') return 'urgent'
  if (status === 'PUBLISHED' || status === 'DOCKING') return 'good'
  return status === 'AUDITING' ? 'plain' : 'off'
}
