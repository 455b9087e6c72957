import type { Manifest } from '#mocks/services/manifest.ts'
import type { DeclareRecordRow } from './declareRecordRow.ts'
import { seedDeclareRecords } from './declareRecordSeeds.ts'
import { declareRecordHandlers } from './declareRecords.ts'

export const manifest: Manifest<{ declareRecords: DeclareRecordRow }> = {
  tables: { declareRecords: 'members' },
  seeds: { uses: ['policies'], write: seedDeclareRecords },
  handlers: declareRecordHandlers,
}
