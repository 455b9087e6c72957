import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/personal/my-evaluation; the page validates `kind` and `direction`. */
export const evaluationSearchSchema = searchSchema({
  current: pageParameter,
  kind: idParameter,
  direction: idParameter,
})

export type EvaluationSearch = ReturnType<typeof evaluationSearchSchema>
