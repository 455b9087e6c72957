import { feedbackFormFields } from '#gateway/generated/fields/FeedbackForm.ts'
import { plainText } from './answer/markdownTree.ts'
import type { Turn } from './conversation/conversation.ts'

const limit = feedbackFormFields.description.maxLength
const lead = '转自智能客服'
const opening = '我还想了解：'

/**
 * The text for a person who takes over a turn: its question, as many earlier ones as fit, and the beginning of the
 * answer. Identifying numbers, which may have been mentioned in passing, are masked.
 */
export function handOverText(turns: readonly Turn[], turn: Turn): string {
  const until = turns.slice(0, turns.findIndex(({ id }) => id === turn.id) + 1)
  let lines = [lead, opening]
  // Always its own question, which may be as long as the whole text.
  const room = () => limit - lines.join('\n').length - 1
  for (const { question } of until.toReversed()) {
    const line = `问：${masked(question.replaceAll(/\s+/g, ' '))}`
    if (line.length > room() && lines.length > 2) break
    lines = [lead, cut(line, room()), ...lines.slice(1)]
  }
  const answer = turn.answer === undefined ? '' : masked(plainText(turn.answer.text).replaceAll(/\s+/g, ' '))
  const line = `答：${answer}`
  if (answer !== '' && room() > shortest) lines = [...lines.slice(0, -1), cut(line, room()), opening]
  return lines.join('\n')
}

/** A shorter part of an answer is useless. */
const shortest = 20

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}

function masked(text: string): string {
  return text
    .replaceAll(/(?<!\d)(\d{6})\d{8}(\d{3}[\dXx])(?!\d)/g, '$1********$2')
    .replaceAll(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
}
