import { robotAnswerFormFields as facts } from '#gateway/generated/fields/RobotAnswerForm.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textFault } from '#gateway/fields/textFault.ts'
import type { Topic } from '../conversation/conversation.ts'

/** Maximum length of a question. */
export const questionRoom = facts.question.maxLength

/** The topic in words, e.g. 《研发费用加计扣除政策要点》第三条 申报条件. */
export function aboutText({ title, clause = '' }: Topic): string {
  return `《${title}》${clause}`
}

/** The topic as it is sent: a clause by its number, which precedes its heading. */
export function aboutFields({ policyId, clause }: Topic): { policyId: string; clause?: string } {
  const [number] = clause?.split(/\s/) ?? []
  return { policyId, ...(number && { clause: number }) }
}

/** The error for the typed question; undefined when it can be sent. */
export function questionFault(text: string): string | undefined {
  return text.trim() === '' ? askFor(facts.question) : textFault(facts.question, text.trim())
}
