import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/**
 * Search parameters of /qw/personal/demand and /qw/personal/resources. The page itself validates states and orders,
 * because their names would otherwise be loaded with every page.
 */
export const mySearchSchema = searchSchema({
  current: pageParameter,
  status: idParameter,
  name: textParameter,
  sort: idParameter,
})

export type MySearch = ReturnType<typeof mySearchSchema>
