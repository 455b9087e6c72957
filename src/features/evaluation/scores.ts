import { dockingEvaluationScoresFields as scoreFields } from '#gateway/generated/fields/DockingEvaluationScores.ts'

export { scoreFields }

/** The parts that are rated with stars of their own, in the order of the form. */
export const scoreNames = Object.keys(scoreFields) as (keyof typeof scoreFields)[]
