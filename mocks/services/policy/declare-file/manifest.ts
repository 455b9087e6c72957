import type { Manifest } from '#mocks/services/manifest.ts'
import { declareFileHandlers } from './declareFiles.ts'
import type { PolicyDeclareFileRow } from './policyDeclareFileRow.ts'
import { seedPolicyDeclareFiles } from './policyDeclareFileSeeds.ts'

export const manifest: Manifest<{ policyDeclareFiles: PolicyDeclareFileRow }> = {
  tables: { policyDeclareFiles: 'region' },
  seeds: { uses: ['policies'], write: seedPolicyDeclareFiles },
  handlers: declareFileHandlers,
}
