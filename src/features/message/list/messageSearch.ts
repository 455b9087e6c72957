import type * as z from 'zod/mini'
import { messageTypeWords } from '../../../gateway/generated/words/MessageType.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

/** Search parameters of /qw/message and /user/message. */
export const messageSearchSchema = searchSchema(() => ({
  current: pageParameter,
  type: choiceParameter(messageTypeWords),
}))

export type MessageSearch = z.infer<typeof messageSearchSchema>
