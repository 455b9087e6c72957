import { robotAnswerFormFields as facts } from '#gateway/generated/fields/RobotAnswerForm.ts'
import { askFor } from '#gateway/fields/sentences.ts'
import { textFault } from '#gateway/fields/textFault.ts'
import type { Topic } from '../conversation/conversation.ts'

/** How many characters a question may have. */
export const questionRoom = facts.question.maxLength

/** What the question is about, in words, e.g. 《研发费用加计扣除政策要点》第三条 申报条件. */
export function aboutText({ title, clause = '' }: Topic): string {
  return `《${title}》${clause}`
}

/** What the question is about, as it is sent: of a clause its number, which stands before its heading. */
export function aboutFields({ policyId, clause }: Topic): { policyId: string; clause?: string } {
  const [number] = clause?.split(/\s/) ?? []
  return { policyId, ...(number && { clause: number }) }
}

/** What is wrong with what is typed; undefined when it can be asked. */
export function questionFault(text: string): string | undefined {
  return text.trim() === '' ? askFor(facts.question) : textFault(facts.question, text.trim())
}
