import type { Manifest } from '#mocks/services/manifest.ts'
import type { PolicyTagRow } from './policyTagRow.ts'
import { seedPolicyTags } from './policyTagSeeds.ts'
import { proposalHandlers } from './proposals.ts'
import { tagHandlers } from './tags.ts'

export const manifest: Manifest<{ policyTags: PolicyTagRow }> = {
  tables: { policyTags: 'neither' },
  seeds: { write: seedPolicyTags },
  handlers: { ...tagHandlers, ...proposalHandlers },
}
