import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { editableUntil as end } from '#gateway/generated/fields/FacilitatorEvaluation.ts'
import { addDays } from '#mocks/time/days.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorEvaluationRow } from './facilitatorRows.ts'

/** Days in which an evaluation may be changed. */
export const editableDays = end.term.days

/** The published evaluations of a provider, newest first. */
export function publishedEvaluations(store: Store, facilitatorId: string): Readonly<FacilitatorEvaluationRow>[] {
  return newestFirst(store.facilitatorEvaluations.by('facilitatorId', facilitatorId)).filter(
    ({ status }) => status === 'PUBLISHED',
  )
}

/** Of two of one moment the one that was written later comes first. */
export function newestFirst(rows: readonly Readonly<FacilitatorEvaluationRow>[]) {
  return rows.toReversed().toSorted((a, b) => b.createTime.localeCompare(a.createTime))
}

/** Until when it can be changed, once within its term; null when no more. */
export function editableUntil(
  { changed, createTime }: Pick<FacilitatorEvaluationRow, 'changed' | 'createTime'>,
  clock: Clock,
): Schema<'DateTime'> | null {
  const until = addDays(createTime, editableDays)
  return changed || until < clock.dateTime() ? null : until
}

/** What the public sees of who evaluated, e.g. 泰兴市江畔****有限公司. */
export function maskedName({ enName, anonymous }: Pick<FacilitatorEvaluationRow, 'enName' | 'anonymous'>): string {
  if (anonymous) return '匿名企业'
  const name = enName.replace('（示例）', '')
  return `${name.slice(0, 5)}****${name.endsWith('有限公司') ? '有限公司' : ''}`
}

/** The figures of the list follow the published evaluations. */
export function countEvaluations(store: Store, facilitatorId: string): void {
  const published = publishedEvaluations(store, facilitatorId)
  const sum = published.reduce((total, { overall }) => total + overall, 0)
  const evaluationCount = published.length
  store.facilitators.update(facilitatorId, { evaluationCount, meanScore: sum / Math.max(1, evaluationCount) })
}
