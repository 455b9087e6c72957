import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/**
 * Search parameters of /qw/personal/declaration: `id` names one record, the rest a list. The words of `kind` and `stage`
 * would come along into every page with this; the page itself looks whether they are any.
 */
export const declareSearchSchema = searchSchema({
  current: pageParameter,
  kind: idParameter,
  stage: idParameter,
  name: textParameter,
  /** Part of the title of the policy whose application is to be entered. */
  policy: textParameter,
  id: idParameter,
})

export type DeclareSearch = ReturnType<typeof declareSearchSchema>
