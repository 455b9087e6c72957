import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

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
export interface Scenario {
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
  'contentFavorites',
  'attractIntents',
  'investmentFavorites',
  'investmentIntents',
  'facilitatorEvaluations',
  'facilitatorDockings',
  'facilitatorFavorites',
  'demands',
  'resources',
  'messages',
  'histories',
]

/** What the region publishes. */
const publications: readonly TableName[] = [
  'policies',
  'policySubjects',
  'policyWords',
  'notices',
  'ads',
  'attracts',
  'contentSubjects',
  'helpArticles',
  'investmentResources',
  'investmentEnvironments',
  'events',
  'facilitators',
]

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  rich: { meaning: 'a living region, every state of every record', arrange: () => {} },
  fresh: {
    meaning: 'the region has published, but no member has done anything yet',
    arrange: (store) => empty(store, doings),
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
