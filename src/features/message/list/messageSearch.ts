import type * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { choiceParameter, pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

export const messageTypes: Record<Schema<'MessageType'>, string> = {
  SYSTEM: '系统通知',
  POLICY: '政策推送',
  DECLARE: '申报进度',
  DOCKING: '对接消息',
  AUDIT: '审核结果',
  ACTIVITY: '活动提醒',
  REMIND: '到期提醒',
  REPLY: '咨询与反馈回复',
}

/** Search parameters of /qw/message and /user/message. */
export const messageSearchSchema = searchSchema(() => ({ current: pageParameter, type: choiceParameter(messageTypes) }))

export type MessageSearch = z.infer<typeof messageSearchSchema>
