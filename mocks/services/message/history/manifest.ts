import type { Manifest } from '#mocks/services/manifest.ts'
import { historyHandlers } from './histories.ts'
import type { HistoryRow, HistorySettingRow } from './historyRows.ts'
import { seedHistories } from './historySeeds.ts'

export const manifest: Manifest<{ histories: HistoryRow; historySettings: HistorySettingRow }> = {
  tables: { histories: 'members', historySettings: 'neither' },
  seeds: { uses: ['attracts', 'facilitators', 'investmentResources', 'notices', 'policies'], write: seedHistories },
  handlers: historyHandlers,
}
