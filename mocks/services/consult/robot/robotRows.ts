import type { Schema } from '#gateway/contract.ts'

export type RobotKeywordRow = Schema<'RobotKeyword'>

/** A question of the library, with the clause that answers it. */
export interface RobotQuestionRow {
  id: string
  question: string
  policyId: string
  /** The anchor of the policy's clause, such as art-3. */
  anchor: string
  related: Schema<'RobotRelated'>[]
}

/** A conversation. The browser generates its id. */
export interface RobotSessionRow {
  id: string
  /** The member who owns the conversation. Null for a visitor. */
  userId: string | null
  title: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
  updateTime: string
}

/** A question with the robot's answer, kept until the conversation is cleared. */
export interface RobotAnswerRow {
  id: string
  sessionId: string
  /** The browser's id of the question. The same id gets the same answer again. */
  turnId: string | null
  question: string
  answer: Schema<'RobotAnswer'>
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
  feedback?: Omit<Schema<'RobotAnswerFeedbackForm'>, 'answerId'>
}
