import type { Schema } from '#gateway/contract.ts'

/** Feedback from a member to the operators of the portal. */
export interface FeedbackRow extends Schema<'FeedbackForm'> {
  id: string
  userId: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
}
