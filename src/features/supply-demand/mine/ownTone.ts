import type { Schema } from '#gateway/contract.ts'
import type { BadgeTone } from '#ui/content/Badge.tsx'

/** The tone of an own demand's or resource's state. */
export function ownTone(status: Schema<'DemandStatus'> | Schema<'ResourceStatus'>): BadgeTone {
  if (status === 'REJECTED' || status === 'BLOCKED') return 'urgent'
  if (status === 'PUBLISHED' || status === 'DOCKING') return 'good'
  return status === 'AUDITING' || status === 'MAINTENANCE' ? 'plain' : 'off'
}
