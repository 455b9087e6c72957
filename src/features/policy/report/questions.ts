import type { Schema } from '#gateway/contract.ts'
import { fitOf, type Confirmations, type MatchItem } from './fit.ts'

export type Question = Schema<'PolicyMatchMissingField'>

/** Questions that belong together, because they decide only together. */
export interface QuestionStep {
  questions: readonly Question[]
  /** The number of questions answered after this step, including those of earlier steps. */
  asked: number
  /** The number of policies decided by then. */
  decided: number
}

/**
 * The questions to answer first. Each step takes the set that decides the most policies per question; of equals, the
 * one that decides more. A policy is decided when none of its required conditions is unknown; policies that already
 * fail need no question.
 */
export function planQuestions(
  items: readonly MatchItem[],
  questions: readonly Question[],
  confirmed: Confirmations,
): QuestionStep[] {
  const asked = new Set(questions.map(({ key }) => key))
  let open = items
    .filter((item) => fitOf(item, confirmed) === 'MISSING')
    .map(missingKeys)
    .filter((keys) => keys.length > 0 && keys.every((key) => asked.has(key)))
  const undecided = open.length
  const steps: QuestionStep[] = []
  while (open.length > 0) {
    const best = bestSet(open)
    open = open.map((keys) => keys.filter((key) => !best.includes(key))).filter((keys) => keys.length > 0)
    steps.push({
      questions: questions.filter(({ key }) => best.includes(key)),
      asked: (steps.at(-1)?.asked ?? 0) + best.length,
      decided: undecided - open.length,
    })
  }
  return steps
}

/** Without duplicates. */
function missingKeys({ conditions }: MatchItem): string[] {
  const needed = conditions.filter(({ required, veto, status }) => (required || veto) && status === 'UNKNOWN')
  return [...new Set(needed.flatMap(({ missingField }) => missingField ?? []))]
}

function bestSet(open: readonly string[][]): string[] {
  const rated = open.map((keys) => {
    const decided = open.filter((other) => other.every((key) => keys.includes(key))).length
    return { keys, decided, worth: decided / keys.length }
  })
  const [best] = rated.toSorted((a, b) => b.worth - a.worth || b.decided - a.decided)
  return best?.keys ?? []
}
