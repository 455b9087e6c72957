import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/**
 * Search parameters of /qw/personal/demand and /qw/personal/resources. What the states and orders are called, every page
 * would load with them: the list's own page knows which there are.
 */
export const mySearchSchema = searchSchema({
  current: pageParameter,
  status: idParameter,
  name: textParameter,
  sort: idParameter,
})

export type MySearch = ReturnType<typeof mySearchSchema>
