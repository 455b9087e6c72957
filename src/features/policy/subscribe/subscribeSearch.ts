import * as z from 'zod/mini'
import { pageParameter } from '../../../ui/list/listSearch.ts'

/** Search parameters of /policy/subscribe and /qw/personal/subscribe. */
export const subscribeSearchSchema = z.object({ current: pageParameter })

export type SubscribeSearch = z.infer<typeof subscribeSearchSchema>
