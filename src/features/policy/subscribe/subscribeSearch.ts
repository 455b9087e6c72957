import type * as z from 'zod/mini'
import { pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

/** Search parameters of /policy/subscribe and /qw/personal/subscribe. */
export const subscribeSearchSchema = searchSchema(() => ({ current: pageParameter }))

export type SubscribeSearch = z.infer<typeof subscribeSearchSchema>
