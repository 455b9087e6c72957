import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/message and /user/message. Which types there are, the list's own page knows. */
export const messageSearchSchema = searchSchema({
  current: pageParameter,
  type: idParameter,
})

export type MessageSearch = ReturnType<typeof messageSearchSchema>
