import type { Manifest } from '#mocks/services/manifest.ts'
import { tecEnFormHandlers } from './tecEnForm.ts'
import { seedToolForms } from './toolFormSeeds.ts'
import { toolHistoryHandlers } from './toolHistory.ts'
import type { ToolFormRow, ToolResultRow } from './toolRows.ts'
import { toolTrialHandlers } from './toolTrial.ts'
import { toolHandlers } from './tools.ts'

export const manifest: Manifest<{ toolResults: ToolResultRow; toolForms: ToolFormRow }> = {
  tables: { toolResults: 'members', toolForms: 'members' },
  seeds: { write: seedToolForms },
  handlers: { ...toolHandlers, ...tecEnFormHandlers, ...toolHistoryHandlers, ...toolTrialHandlers },
}
