import type { Clock } from '#mocks/time/clock.ts'
import { fail, type Handlers } from '#mocks/handler/handler.ts'
import { shownScore } from '#mocks/store/score.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorRow } from './facilitatorRows.ts'
import { publishedEvaluations } from './evaluationRows.ts'
import { approvedBinding } from '../binding/ownership.ts'

export const facilitatorStatisticsHandlers = {
  getFacilitatorStatistics: (context) => {
    const { store, clock, path, query } = context
    const { enId } = approvedBinding(context, path.id)
    const row = store.facilitators.by('enId', enId)[0]
    if (row?.faStatus !== 'PASS') return fail('4040', '该企业尚未入驻为服务商')
    const scores = publishedEvaluations(store, row.id).map(({ overall }) => overall)
    const { viewCount, favoriteCount, dockingCount, finishedCount, evaluationCount, responseHours } = row
    return {
      viewCount,
      favoriteCount,
      dockingCount,
      finishedCount,
      evaluationCount,
      avgScore: shownScore(row),
      responseHours,
      scoreCounts: [5, 4, 3, 2, 1].map((score) => ({ score, count: scores.filter((each) => each === score).length })),
      days: daysOf(store, clock, row.id, query.days ?? 7),
    }
  },
} satisfies Handlers

/** Counts a visitor of the provider's page. */
export function countVisit(store: Store, clock: Clock, row: Readonly<FacilitatorRow>): Readonly<FacilitatorRow> {
  const id = dayId(row.id, clock.today())
  const day = store.facilitatorDays.get(id)
  if (day === undefined) store.facilitatorDays.insert({ id, viewCount: 1, dockingCount: 0 })
  else store.facilitatorDays.update(id, { viewCount: day.viewCount + 1 })
  return store.facilitators.update(row.id, { viewCount: row.viewCount + 1 }) ?? row
}

export function dayId(facilitatorId: string, date: string): string {
  return `${facilitatorId}.${date}`
}

/** The most recent days including today, the earliest first. */
function daysOf(store: Store, clock: Clock, facilitatorId: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const date = clock.day(index + 1 - count)
    const { viewCount = 0, dockingCount = 0 } = store.facilitatorDays.get(dayId(facilitatorId, date)) ?? {}
    return { date, viewCount, dockingCount }
  })
}
