import { idParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/message and /user/message. The page itself validates the type. */
export const messageSearchSchema = searchSchema({
  current: pageParameter,
  type: idParameter,
})

export type MessageSearch = ReturnType<typeof messageSearchSchema>
