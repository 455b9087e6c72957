import type * as z from 'zod/mini'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

export const evaluationKinds = { docking: '供需对接', facilitator: '服务商' }

export const evaluationDirections = { GIVEN: '我给出的', RECEIVED: '我收到的' }

/** Search parameters of /qw/personal/my-evaluation; dockings unless another kind is given. */
export const evaluationSearchSchema = searchSchema(() => ({
  current: pageParameter,
  kind: choiceParameter(evaluationKinds),
  direction: choiceParameter(evaluationDirections),
}))

export type EvaluationSearch = z.infer<typeof evaluationSearchSchema>
