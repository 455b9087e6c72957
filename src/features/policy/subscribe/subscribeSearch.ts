import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /policy/subscribe and /qw/personal/subscribe. */
export const subscribeSearchSchema = searchSchema({
  current: pageParameter,
  tag: idParameter,
  remark: textParameter,
})

export type SubscribeSearch = ReturnType<typeof subscribeSearchSchema>
