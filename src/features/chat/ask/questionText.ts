import { robotAnswerFormFields as facts } from '../../../gateway/generated/fields/RobotAnswerForm.ts'
import { askFor } from '../../../gateway/fields/sentences.ts'
import { textFault } from '../../../gateway/fields/textFault.ts'
import type { Topic } from '../conversation/conversation.ts'

/** The question as it is sent: what it is about stands before it, as the form has no field for it. */
export function questionText(text: string, topic: Topic | undefined): string {
  return topic === undefined ? text.trim() : `${aboutText(topic)}：${text.trim()}`
}

/** What the question is about, in words, e.g. 《研发费用加计扣除政策要点》第3条 申报条件. */
export function aboutText({ title, clause = '' }: Topic): string {
  return `《${title}》${clause}`
}

/** How many characters there are for what is typed. */
export function questionRoom(topic: Topic | undefined): number {
  return facts.question.maxLength - questionText('', topic).length
}

/** What is wrong with what is typed; undefined when it can be asked. */
export function questionFault(text: string, topic: Topic | undefined): string | undefined {
  const required = { ...facts.question, maxLength: questionRoom(topic), required: true }
  return text.trim() === '' ? askFor(required) : textFault(required, text.trim())
}
