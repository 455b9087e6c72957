import { avgScore } from '#gateway/generated/fields/FacilitatorStatistics.ts'

const fewestEvaluations = avgScore.nullBelow.evaluationCount

/** The mean to one decimal. Null while there are too few evaluations for a mean. */
export function shownScore(row: { evaluationCount: number; meanScore: number }): number | null {
  return row.evaluationCount < fewestEvaluations ? null : Math.round(row.meanScore * 10) / 10
}
