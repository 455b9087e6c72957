import type { Schema } from '#gateway/contract.ts'
import { avgScore } from '#gateway/generated/fields/FacilitatorStatistics.ts'
import { scoreFields, scoreNames } from './scores.ts'

/** The minimum number for an average. */
export const fewestOpinions = avgScore.nullBelow.evaluationCount

type Opinion = Pick<Schema<'ResourceEvaluation'>, 'overall' | 'scores'>

interface Summary {
  /** One decimal. */
  average: string
  /** How many gave 5, 4, 3, 2 and 1. */
  stars: { overall: number; count: number }[]
  /** The average of each part, with one decimal. */
  scores: { title: string; average: string }[]
}

/** Averages and distribution of evaluations; undefined when there are too few. */
export function summaryOf(opinions: readonly Opinion[], fewest = fewestOpinions): Summary | undefined {
  if (opinions.length < fewest) return undefined
  return {
    average: mean(opinions.map(({ overall }) => overall)),
    stars: [5, 4, 3, 2, 1].map((overall) => ({
      overall,
      count: opinions.filter((opinion) => opinion.overall === overall).length,
    })),
    scores: scoreNames.map((name) => ({
      title: scoreFields[name].title,
      average: mean(opinions.map(({ scores }) => scores[name])),
    })),
  }
}

function mean(figures: readonly number[]): string {
  return (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(1)
}
