import type { Store } from '#mocks/store/store.ts'
import type { Clock } from '#mocks/time/clock.ts'

/** Clears the answer times: no facilitator has answered a request yet. */
export function forgetAnswers(store: Store): void {
  for (const { id } of store.facilitators.all()) store.facilitators.update(id, { responseHours: null })
}

/** Lets every account whose enterprise is a provider wait for the audit. */
export function awaitAudit(store: Store, clock: Clock) {
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
