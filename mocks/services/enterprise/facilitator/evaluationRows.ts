import type { Schema } from '#gateway/contract.ts'
import type { Clock } from '#mocks/time/clock.ts'
import { editableUntil as end } from '#gateway/generated/fields/FacilitatorEvaluation.ts'
import { addDays } from '#mocks/time/days.ts'
import type { Store } from '#mocks/store/store.ts'
import type { FacilitatorEvaluationRow } from './facilitatorRows.ts'

/** The number of days in which an evaluation may be changed. */
export const editableDays = end.term.days

/** The published evaluations of a provider, newest first. */
export function publishedEvaluations(store: Store, facilitatorId: string): Readonly<FacilitatorEvaluationRow>[] {
  return newestFirst(store.facilitatorEvaluations.by('facilitatorId', facilitatorId)).filter(
    ({ status }) => status === 'PUBLISHED',
  )
}

/** Of two evaluations with the same time, the one written later comes first. */
export function newestFirst(rows: readonly Readonly<FacilitatorEvaluationRow>[]) {
  return rows.toReversed().toSorted((a, b) => b.createTime.localeCompare(a.createTime))
}

/** The end of the term within which it can be changed once. Null when it can no longer be changed. */
export function editableUntil(
  { changed, createTime }: Pick<FacilitatorEvaluationRow, 'changed' | 'createTime'>,
  clock: Clock,
): Schema<'DateTime'> | null {
  const until = addDays(createTime, editableDays)
  return changed || until < clock.dateTime() ? null : until
}

/** The evaluator's name as the public sees it, such as 泰兴市江畔****有限公司. */
export function maskedName({ enName, anonymous }: Pick<FacilitatorEvaluationRow, 'enName' | 'anonymous'>): string {
  if (anonymous) return '匿名企业'
  const name = enName.replace('（示例）', '')
  return `${name.slice(0, 5)}****${name.endsWith('有限公司') ? '有限公司' : ''}`
}

/** Updates the provider's figures from its published evaluations. */
export function countEvaluations(store: Store, facilitatorId: string): void {
  const published = publishedEvaluations(store, facilitatorId)
  const sum = published.reduce((total, { overall }) => total + overall, 0)
  const evaluationCount = published.length
  store.facilitators.update(facilitatorId, { evaluationCount, meanScore: sum / Math.max(1, evaluationCount) })
}
