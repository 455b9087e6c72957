import type { Schema } from '#gateway/contract.ts'

export type Answer = Schema<'RobotAnswer'>

/** What a question is about: a policy, or one clause of it. */
export interface Topic {
  policyId: string
  /** Of the policy. */
  title: string
  /** The clause in words, e.g. 第3条 申报条件. */
  clause?: string
}

/** A question and what came of it. */
export interface Turn {
  id: string
  question: string
  /** Of a question of the library that was chosen rather than typed. */
  questionId?: string
  topic?: Topic
  /** UNANSWERED: nothing has come yet, or never will, as the page was left meanwhile. */
  state: 'UNANSWERED' | 'ANSWERED' | 'STOPPED' | 'FAILED'
  /** What had come by the time it was stopped. */
  text?: string
  /** Why it failed, in the user's words. */
  failure?: string
  /** Of a turn that is ANSWERED. */
  answer?: Answer
  /** How the reader rated the answer. */
  useful?: boolean
}

export interface Conversation {
  /** The session of the gateway. */
  id: string
  /** Given by the user; empty as long as the first question names it. */
  name: string
  turns: readonly Turn[]
}

/** A session's id or a turn's: nothing about anybody. */
export function newId(): string {
  return `s-${crypto.randomUUID()}`
}

/** What a list of conversations calls this one. */
export function titleOf({ name, turns }: Pick<Conversation, 'name' | 'turns'>): string {
  return name || turns[0]?.question || '新对话'
}

/** With a turn added or, by its id, changed. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const { turns } = conversation
  const known = turns.some(({ id }) => id === turn.id)
  return {
    ...conversation,
    turns: known ? turns.map((each) => (each.id === turn.id ? turn : each)) : [...turns, turn],
  }
}
