import type { RowsOf } from '../services/manifest.ts'
import { resources } from '../services/resources.ts'
import type { Clock } from '../time/clock.ts'
import type { Store, TableName } from '../store/store.ts'
import type { Row, Table } from '../store/table.ts'

export const scenarioNames = [
  'rich',
  'fresh',
  'provider-pending',
  'no-enterprise',
  'empty-region',
  'token-expiring',
] as const

export type ScenarioName = (typeof scenarioNames)[number]

export function isScenarioName(name: unknown): name is ScenarioName {
  return scenarioNames.some((known) => known === name)
}

/** A named initial state: the seeds with changes. The changes of a single resource are in its manifest. */
interface Scenario {
  /** An explanation for people who choose a scenario. */
  meaning: string
  /** Lifetime of an access token in this scenario, in seconds. By default the gateway's own. */
  tokenLifetimeSeconds?: number
  /** The owners whose rows are left out. */
  without?: readonly RowsOf[]
  /** Nobody has viewed anything yet, so all counts are zero. */
  isUncounted?: true
}

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  rich: { meaning: 'a living region, every state of every record' },
  fresh: {
    meaning: 'the region has published, but no member has done anything yet',
    without: ['members'],
    isUncounted: true,
  },
  'provider-pending': { meaning: 'every account whose enterprise is a provider still waits for the audit' },
  'no-enterprise': { meaning: 'no account has bound an enterprise' },
  'empty-region': {
    meaning: 'nothing is published and nobody has done anything: every list is empty',
    without: ['members', 'region'],
  },
  'token-expiring': { meaning: 'the rich region, but an access token lives 30 seconds', tokenLifetimeSeconds: 30 },
}

/** Changes freshly seeded rows to the scenario's state. */
export function arrangeScenario(name: ScenarioName, store: Store, clock: Clock): void {
  const { without = [], isUncounted = false } = scenarios[name]
  for (const { tables } of resources) {
    // The keys of a manifest's tables are table names, because the store is built from them.
    const owners = Object.entries(tables) as [TableName, RowsOf][]
    for (const [table, owner] of owners) if (without.includes(owner)) store[table].clear()
  }
  if (isUncounted) uncount(store)
  for (const { scenarios: own } of resources) own?.[name]?.(store, clock)
}

/** Fields that count members' actions. */
const counts = [
  'viewCount',
  'favoriteCount',
  'dockingCount',
  'finishedCount',
  'evaluationCount',
  'usefulCount',
  'meanScore',
  'declareTimes',
  'signedCount',
  'hitCount',
] as const

function uncount(store: Store) {
  // Each of these keys is a count in every table, so the patch fits every row that has it.
  for (const table of Object.values(store) as unknown as Table<Row>[]) {
    for (const row of table.all()) {
      const counted = counts.filter((key) => key in row)
      if (counted.length > 0) table.update(row.id, Object.fromEntries(counted.map((key) => [key, 0])))
    }
  }
}
