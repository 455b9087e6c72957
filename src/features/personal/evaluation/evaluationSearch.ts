import type * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

type Direction = Schema<'DockingEvaluation' | 'FacilitatorEvaluation'>['direction']

export const evaluationKinds = { docking: '供需对接', facilitator: '服务商' }

export const evaluationDirections: Readonly<Record<Direction, string>> = { GIVEN: '我给出的', RECEIVED: '我收到的' }

/** Search parameters of /qw/personal/my-evaluation; dockings unless another kind is given. */
export const evaluationSearchSchema = searchSchema(() => ({
  current: pageParameter,
  kind: choiceParameter(evaluationKinds),
  direction: choiceParameter(evaluationDirections),
}))

export type EvaluationSearch = z.infer<typeof evaluationSearchSchema>
