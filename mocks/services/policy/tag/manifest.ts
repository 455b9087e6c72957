import type { Manifest } from '#mocks/services/manifest.ts'
import { type PolicyTagRow, tagHandlers } from './tags.ts'
import { seedPolicyTags } from './policyTagSeeds.ts'
import { proposalHandlers } from './proposals.ts'

export const manifest: Manifest<{ policyTags: PolicyTagRow }> = {
  tables: { policyTags: 'neither' },
  seeds: { write: seedPolicyTags },
  handlers: { ...tagHandlers, ...proposalHandlers },
}
