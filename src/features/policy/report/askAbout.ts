import { robotAnswerFormFields } from '#gateway/generated/fields/RobotAnswerForm.ts'
import type { MatchCondition } from './fit.ts'

/** Search parameters of the chat that ask why a condition is not met: the policy, the clause, and the question. */
export function askAbout(policyId: string, { text, basis }: Pick<MatchCondition, 'text' | 'basis'>) {
  const [page, clause] = basis?.url?.split('#') ?? []
  const room = robotAnswerFormFields.question.maxLength - questionOf('').length
  return {
    policy: policyId,
    ...(page === `/policy/info/${policyId}` && clause !== undefined && { clause }),
    question: questionOf(text.slice(0, room)),
  }
}

const questionOf = (text: string) => `为什么不符合“${text}”？怎样才能符合？`
