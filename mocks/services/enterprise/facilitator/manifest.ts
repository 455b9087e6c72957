import type { Manifest } from '#mocks/services/manifest.ts'
import { copiedProvider } from './copiedProvider.ts'
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
import { awaitAudit, forgetAnswers } from './facilitatorScenarios.ts'
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
