import type { Schema } from '#gateway/contract.ts'

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

/** A conversation; its id is the one that the browser has made. */
export interface RobotSessionRow {
  id: string
  /** The member whose conversation it is; null of a visitor. */
  userId: string | null
  title: string
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
  updateTime: string
}

/** A question with what the robot answered, until the conversation is cleared. */
export interface RobotAnswerRow {
  id: string
  sessionId: string
  /** The browser's id of the question: asked again with it, it is answered the same. */
  turnId: string | null
  question: string
  answer: Schema<'RobotAnswer'>
  /** yyyy-MM-dd HH:mm:ss in China. */
  createTime: string
  feedback?: Omit<Schema<'RobotAnswerFeedbackForm'>, 'answerId'>
}
