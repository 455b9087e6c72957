import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import type { DockingEvaluationRow, DockingRow } from './dockingRows.ts'
import { seedDockings } from './dockingSeeds.ts'
import { dockingHandlers } from './dockings.ts'
import { evaluationHandlers } from './evaluations.ts'

export const manifest: Manifest<{ dockings: DockingRow; dockingEvaluations: DockingEvaluationRow }> = {
  tables: { dockings: 'members', dockingEvaluations: 'members' },
  seeds: { uses: ['resources'], write: seedDockings },
  handlers: settled({ ...dockingHandlers, ...evaluationHandlers }),
}
