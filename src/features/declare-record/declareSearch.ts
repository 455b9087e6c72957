import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/**
 * Search parameters of /qw/personal/declaration: `id` names one record, the others a list. `kind` and `stage` are
 * checked by the page itself, because their words would otherwise be loaded with every page.
 */
export const declareSearchSchema = searchSchema({
  current: pageParameter,
  kind: idParameter,
  stage: idParameter,
  name: textParameter,
  /** Part of the title of the policy whose application is to be recorded. */
  policy: textParameter,
  id: idParameter,
})

export type DeclareSearch = ReturnType<typeof declareSearchSchema>
