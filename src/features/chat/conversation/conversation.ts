import type { Schema } from '#gateway/contract.ts'

export type Answer = Schema<'RobotAnswer'>

/** The topic of a question: a policy, or one clause of it. */
export interface Topic {
  policyId: string
  /** Title of the policy. */
  title: string
  /** The clause in words, e.g. 第3条 申报条件. */
  clause?: string
}

/** A question and its outcome. */
export interface Turn {
  id: string
  question: string
  /** Id of a library question that was chosen and not typed. */
  questionId?: string
  topic?: Topic
  /** UNANSWERED: no answer yet, or never, because the page was left meanwhile. */
  state: 'UNANSWERED' | 'ANSWERED' | 'STOPPED' | 'FAILED'
  /** The text that had arrived when it was stopped. */
  text?: string
  /** Why it failed, in the user's words. */
  failure?: string
  /** For a turn that is ANSWERED. */
  answer?: Answer
  /** The reader's rating of the answer. */
  useful?: boolean
}

export interface Conversation {
  /** Id of the gateway's session. */
  id: string
  /** Given by the user; while empty, the first question is shown. */
  name: string
  turns: readonly Turn[]
}

/** A random id for a session or turn, without personal data. */
export function newId(): string {
  return `s-${crypto.randomUUID()}`
}

/** The name of a conversation in the list. */
export function titleOf({ name, turns }: Pick<Conversation, 'name' | 'turns'>): string {
  return name || turns[0]?.question || '新对话'
}

/** Adds a turn, or replaces the one with the same id. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const { turns } = conversation
  const known = turns.some(({ id }) => id === turn.id)
  return {
    ...conversation,
    turns: known ? turns.map((each) => (each.id === turn.id ? turn : each)) : [...turns, turn],
  }
}
