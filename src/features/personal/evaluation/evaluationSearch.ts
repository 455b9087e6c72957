import type * as z from 'zod/mini'
import { listMyDockingEvaluationsDirectionWords } from '../../../gateway/generated/words/listMyDockingEvaluations.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

export const evaluationKinds = { docking: '供需对接', facilitator: '服务商' }

/** Search parameters of /qw/personal/my-evaluation; dockings unless another kind is given. */
export const evaluationSearchSchema = searchSchema(() => ({
  current: pageParameter,
  kind: choiceParameter(evaluationKinds),
  direction: choiceParameter(listMyDockingEvaluationsDirectionWords),
}))

export type EvaluationSearch = z.infer<typeof evaluationSearchSchema>
