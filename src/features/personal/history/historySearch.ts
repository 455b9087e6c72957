import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/personal/history. The page itself validates the kind: every page loads this. */
export const historySearchSchema = searchSchema({
  current: pageParameter,
  targetType: idParameter,
})

export type HistorySearch = ReturnType<typeof historySearchSchema>
