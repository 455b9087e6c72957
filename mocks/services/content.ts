import type { Handlers } from '../handler.ts'
import { adHandlers } from './content/ads.ts'
import { noticeHandlers } from './content/notices.ts'

/** Operations of the service content that are answered from state. */
export const contentHandlers = { ...noticeHandlers, ...adHandlers } satisfies Handlers
