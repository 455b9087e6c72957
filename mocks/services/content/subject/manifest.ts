import type { Manifest } from '#mocks/services/manifest.ts'
import type { ContentSubjectRow } from './contentSubjectRow.ts'
import { seedContentSubjects } from './contentSubjectSeeds.ts'
import { contentSubjectHandlers } from './subjects.ts'

export const manifest: Manifest<{ contentSubjects: ContentSubjectRow }> = {
  tables: { contentSubjects: 'region' },
  seeds: { uses: ['files'], write: seedContentSubjects },
  handlers: contentSubjectHandlers,
}
