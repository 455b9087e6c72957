import type { Clock } from '../time/clock.ts'
import type { Store } from '../store/store.ts'
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

type TableName = keyof Store

/** A named world to start in: the seeds, changed. */
interface Scenario {
  /** For people who choose one. */
  meaning: string
  /** Life of an access token in this world, in seconds; the gateway's own when absent. */
  tokenLifetimeSeconds?: number
  arrange: (store: Store, clock: Clock) => void
}

/** What members have done, as opposed to what the region publishes. */
const doings: readonly TableName[] = [
  'policyFavorites',
  'policySubscriptions',
  'policyEvaluations',
  'policyCorrections',
  'policyConsults',
  'declareRecords',
  'contentFavorites',
  'attractIntents',
  'investmentFavorites',
  'investmentIntents',
  'facilitatorEvaluations',
  'facilitatorDockings',
  'facilitatorFavorites',
  'facilitatorDays',
  'demands',
  'resources',
  'dockings',
  'dockingEvaluations',
  'supplyFavorites',
  'eventSigns',
  'toolResults',
  'toolForms',
  'robotSessions',
  'robotAnswers',
  'electricityCertificates',
  'enterpriseProfiles',
  'enterpriseAttributes',
  'feedback',
  'messages',
  'histories',
]

/** What the region publishes. */
const publications: readonly TableName[] = [
  'policies',
  'policySubjects',
  'policyWords',
  'policyDeclareFiles',
  'notices',
  'ads',
  'attracts',
  'contentSubjects',
  'helpArticles',
  'investmentResources',
  'investmentEnvironments',
  'events',
  'facilitators',
  'robotKeywords',
  'robotQuestions',
]

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  rich: { meaning: 'a living region, every state of every record', arrange: () => {} },
  fresh: {
    meaning: 'the region has published, but no member has done anything yet',
    arrange: untouch,
  },
  'provider-pending': {
    meaning: 'every account whose enterprise is a provider still waits for the audit',
    arrange: awaitAudit,
  },
  'no-enterprise': {
    meaning: 'no account has bound an enterprise',
    arrange: (store) => empty(store, ['enterpriseBindings']),
  },
  'empty-region': {
    meaning: 'nothing is published and nobody has done anything: every list is empty',
    arrange: (store) => empty(store, [...doings, ...publications]),
  },
  'token-expiring': {
    meaning: 'the rich region, but an access token lives 30 seconds',
    tokenLifetimeSeconds: 30,
    arrange: () => {},
  },
}

function empty(store: Store, names: readonly TableName[]) {
  for (const name of names) store[name].clear()
}

/** What rows count of what members did. */
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

/** Nobody has looked at anything either, so that nothing counts yet. */
function untouch(store: Store) {
  empty(store, doings)
  // Each key is a count wherever it stands, so the patch fits the row that has it.
  for (const table of Object.values(store) as unknown as Table<Row>[]) {
    for (const row of table.all()) {
      const counted = counts.filter((key) => key in row)
      if (counted.length > 0) table.update(row.id, Object.fromEntries(counted.map((key) => [key, 0])))
    }
  }
  for (const { id } of store.facilitators.all()) store.facilitators.update(id, { responseHours: null })
}

function awaitAudit(store: Store, clock: Clock) {
  const bound = new Set(store.enterpriseBindings.all().map(({ enId }) => enId))
  for (const { id, enId, faStatus } of store.facilitators.all()) {
    if (!bound.has(enId) || faStatus !== 'PASS') continue
    store.facilitators.update(id, {
      faStatus: 'PENDING',
      submitTime: `${clock.day(-1)} 09:00:00`,
      auditTime: null,
      validUntil: null,
    })
  }
}
