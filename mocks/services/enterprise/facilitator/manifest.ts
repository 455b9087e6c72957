import type { Manifest } from '#mocks/services/manifest.ts'
import type { CopiedRegion, CopyOf } from '#mocks/seeds/scale/copies.ts'
import { otherCount } from '#mocks/seeds/scale/variants.ts'
import type { Store } from '#mocks/store/store.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { evaluationHandlers } from './evaluations.ts'
import { seedFacilitatorEvaluations } from './facilitatorEvaluationSeeds.ts'
import { facilitatorFavoriteHandlers } from './facilitatorFavorites.ts'
import type {
  FacilitatorDayRow,
  FacilitatorDockingRow,
  FacilitatorEvaluationRow,
  FacilitatorFavoriteRow,
  FacilitatorRow,
} from './facilitatorRows.ts'
import { seedFacilitators } from './facilitatorSeeds.ts'
import { facilitatorStatisticsHandlers } from './facilitatorStatistics.ts'
import { facilitatorHandlers } from './facilitators.ts'
import { resumeHandlers } from './resume.ts'

export const manifest: Manifest<{
  facilitators: FacilitatorRow
  facilitatorEvaluations: FacilitatorEvaluationRow
  facilitatorDockings: FacilitatorDockingRow
  facilitatorFavorites: FacilitatorFavoriteRow
  facilitatorDays: FacilitatorDayRow
}> = {
  tables: {
    facilitators: 'region',
    facilitatorEvaluations: 'members',
    facilitatorDockings: 'members',
    facilitatorFavorites: 'members',
    facilitatorDays: 'members',
  },
  seeds: {
    uses: ['files'],
    write: (store, clock) => {
      seedFacilitators(store, clock)
      seedFacilitatorEvaluations(store, clock)
    },
  },
  copies: { facilitators: copiedProvider },
  handlers: {
    ...facilitatorHandlers,
    ...resumeHandlers,
    ...facilitatorFavoriteHandlers,
    ...facilitatorStatisticsHandlers,
    ...evaluationHandlers,
  },
  scenarios: { fresh: forgetAnswers, 'provider-pending': awaitAudit },
}

/** A provider with the same approval status, but with other enquiry counts, and without evaluations: these are not copied. */
function copiedProvider({ names }: CopiedRegion): CopyOf<FacilitatorRow> {
  return (row, copy) => {
    const name = names.of(row.name, copy)
    const { resume } = row
    return {
      ...row,
      id: `${row.id}-${copy}`,
      enId: `${row.enId}-${copy}`,
      name,
      resume: {
        ...resume,
        shortName: name.replace('（示例）', '').slice(0, 8),
        intro: resume.intro.replace(row.name, name),
        products: resume.products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
      },
      viewCount: otherCount(row.viewCount, copy),
      dockingCount: otherCount(row.dockingCount, copy),
      finishedCount: otherCount(row.finishedCount, copy),
      favoriteCount: otherCount(row.favoriteCount, copy),
      evaluationCount: 0,
      meanScore: 0,
    }
  }
}

/** Clears the answer times: no facilitator has answered a request yet. */
function forgetAnswers(store: Store): void {
  for (const { id } of store.facilitators.all()) store.facilitators.update(id, { responseHours: null })
}

/** Lets every account whose enterprise is a provider wait for the audit. */
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
