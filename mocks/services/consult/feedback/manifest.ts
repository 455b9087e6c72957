import type { Manifest } from '#mocks/services/manifest.ts'
import { feedbackHandlers } from './feedback.ts'
import type { FeedbackRow } from './feedbackRow.ts'

export const manifest: Manifest<{ feedback: FeedbackRow }> = {
  tables: { feedback: 'members' },
  handlers: feedbackHandlers,
}
