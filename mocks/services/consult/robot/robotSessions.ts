import type { Schema } from '#gateway/contract.ts'
import { turns as turnsField } from '#gateway/generated/fields/RobotConversation.ts'
import { title as titleField } from '#gateway/generated/fields/RobotSessionTitleForm.ts'
import { robotSessionTerms } from '#gateway/generated/fields/RobotSession.ts'
import type { OperationId } from '#gateway/generated/operations.ts'
import { fail, member, type HandlerContext, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { RobotAnswerRow, RobotSessionRow } from './robotRows.ts'

type Context = Pick<HandlerContext<OperationId>, 'store' | 'clock' | 'user'>

const keptDays = robotSessionTerms.kept.days
const longestTitle = titleField.maxLength
const mostTurns = turnsField.maxItems

export const robotSessionHandlers = {
  pageRobotSessions: (context) => {
    const { store, query } = context
    forgetOld(context)
    const rows = store.robotSessions
      .by('userId', member(context).id)
      // The latest change comes first, also within one second.
      .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime))
    return pageOf(rows, query, (row) => viewOf(row, store))
  },

  getRobotSession: (context) => {
    const { id, title } = existingSession(context, context.query.sessionId)
    const turns = context.store.robotAnswers.by('sessionId', id).slice(-mostTurns)
    return { sessionId: id, title, turns: turns.map(turnOf) }
  },

  renameRobotSession: (context) => {
    const { sessionId, title } = context.body
    const session = existingSession(context, sessionId)
    if (session.userId === null) fail('4030', '请先将会话转入账号')
    context.store.robotSessions.update(sessionId, { title })
    return null
  },

  claimRobotSession: (context) => {
    const { id } = existingSession(context, context.body.sessionId)
    context.store.robotSessions.update(id, { userId: member(context).id })
    return null
  },

  deleteRobotSession: (context) => {
    const { store, query } = context
    if (sessionFor(context, query.sessionId) !== undefined) removeSession(store, query.sessionId)
    return null
  },
} satisfies Handlers

/** The conversation, if it exists. A member's conversation is refused to everybody else. */
export function sessionFor(context: Context, sessionId: string): Readonly<RobotSessionRow> | undefined {
  forgetOld(context)
  const session = context.store.robotSessions.get(sessionId)
  const isOthers = session !== undefined && session.userId !== null && session.userId !== context.user?.id
  return isOthers ? fail('4030', '无权访问该会话') : session
}

/**
 * Adds a question to its conversation, which its first question creates. When a visitor logs in, their conversation
 * becomes the member's.
 */
export function continueSession(context: Context, sessionId: string, question: string): void {
  const { store, clock, user } = context
  const now = clock.dateTime()
  const known = sessionFor(context, sessionId)
  const title = known?.title ?? question.slice(0, longestTitle)
  const userId = known === undefined ? (user?.id ?? null) : known.userId
  store.robotSessions.put({ id: sessionId, userId, title, createTime: known?.createTime ?? now, updateTime: now })
}

function existingSession(context: Context, sessionId: string): Readonly<RobotSessionRow> {
  return sessionFor(context, sessionId) ?? fail('4040', '会话不存在或已清除')
}

function forgetOld({ store, clock }: Pick<Context, 'store' | 'clock'>): void {
  const oldest = clock.day(-keptDays)
  for (const { id } of store.robotSessions.filter(({ updateTime }) => updateTime < oldest)) removeSession(store, id)
}

function removeSession(store: Store, sessionId: string): void {
  for (const { id } of store.robotAnswers.by('sessionId', sessionId)) store.robotAnswers.remove(id)
  store.robotSessions.remove(sessionId)
}

function viewOf({ id, title, createTime, updateTime }: RobotSessionRow, store: Store): Schema<'RobotSession'> {
  const turnCount = store.robotAnswers.by('sessionId', id).length
  return { sessionId: id, title, turnCount, createTime, updateTime }
}

function turnOf({ question, createTime, answer, feedback }: Readonly<RobotAnswerRow>): Schema<'RobotTurn'> {
  return { question, createTime, answer, ...(feedback === undefined ? {} : { useful: feedback.useful }) }
}
