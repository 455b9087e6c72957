import type { Manifest } from '#mocks/services/manifest.ts'
import { declareRecordHandlers, type DeclareRecordRow } from './declareRecords.ts'
import { seedDeclareRecords } from './declareRecordSeeds.ts'

export const manifest: Manifest<{ declareRecords: DeclareRecordRow }> = {
  tables: { declareRecords: 'members' },
  seeds: { uses: ['policies'], write: seedDeclareRecords },
  handlers: declareRecordHandlers,
}
