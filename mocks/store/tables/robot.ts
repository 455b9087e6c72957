import type { Schema } from '../../../src/gateway/contract.ts'

export type RobotKeywordRow = Schema<'RobotKeyword'>

/** A question of the library, with the clause that answers it. */
export interface RobotQuestionRow {
  id: string
  question: string
  policyId: string
  /** Of the policy's clause, such as art-3. */
  anchor: string
  related: Schema<'RobotRelated'>[]
}

/** What the robot answered, until the conversation is cleared. */
export interface RobotAnswerRow {
  id: string
  sessionId: string
  question: string
  confidence: Schema<'RobotConfidence'>
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
  feedback?: Pick<Schema<'RobotAnswerFeedbackForm'>, 'useful' | 'reason'>
}
