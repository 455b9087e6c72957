import type { Manifest } from '#mocks/services/manifest.ts'
import type { PolicySubjectRow } from './policySubjectRow.ts'
import { seedPolicySubjects } from './policySubjectSeeds.ts'
import { subjectHandlers } from './subjects.ts'

export const manifest: Manifest<{ policySubjects: PolicySubjectRow }> = {
  tables: { policySubjects: 'region' },
  seeds: { uses: ['policies'], write: seedPolicySubjects },
  handlers: subjectHandlers,
}
