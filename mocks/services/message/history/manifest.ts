import type { Manifest } from '#mocks/services/manifest.ts'
import type { Clock } from '#mocks/time/clock.ts'
import type { Store } from '#mocks/store/store.ts'
import { momentAgo } from '#mocks/seeds/moments.ts'
import { historyHandlers, type HistoryRow, type HistorySettingRow } from './histories.ts'

export const manifest: Manifest<{ histories: HistoryRow; historySettings: HistorySettingRow }> = {
  tables: { histories: 'members', historySettings: 'neither' },
  seeds: { uses: ['attracts', 'facilitators', 'investmentResources', 'notices', 'policies'], write: seedHistories },
  handlers: historyHandlers,
}

/** member01's visits and how many days ago they were, the earliest first. */
const visits: readonly (readonly [HistoryRow['targetType'], string, number])[] = [
  ['POLICY', 'p-1013', 40],
  ['ATTRACT', 'at-1016', 21],
  ['NEWS', 'n-1003', 14],
  ['HOUSE', 'hs-1005', 9],
  ['LAND', 'ld-1001', 9],
  ['PROVIDER', 'fa-2002', 6],
  ['POLICY', 'p-1004', 5],
  ['NEWS', 'n-1002', 3],
  ['ATTRACT', 'at-1001', 2],
  ['PROVIDER', 'fa-2001', 1],
  ['POLICY', 'p-1005', 1],
  ['POLICY', 'p-1001', 0],
]

/** Seeded after everything that can be visited. */
function seedHistories(store: Store, clock: Clock): void {
  for (const [index, [targetType, targetId, age]] of visits.entries()) {
    const title = titleOf(store, targetType, targetId)
    const viewTime = momentAgo(clock, age, visits.length - index)
    store.histories.insert({ id: `hi-seed-${index + 1}`, userId: 'u-1001', targetType, targetId, title, viewTime })
  }
}

function titleOf(store: Store, type: HistoryRow['targetType'], id: string): string {
  const titled = [store.policies, store.attracts, store.notices, store.investmentResources]
  const title = titled.map((table) => table.get(id)?.title).find((each) => each !== undefined)
  return title ?? store.facilitators.get(id)?.name ?? type
}
