import type { Found, ReadField } from './fields.ts'
import type { Bounds, Score, Test } from './rule.ts'

/** Undefined means not yet known. */
export type Outcome = boolean | undefined

export interface Reading {
  field: ReadField
  score: (name: string) => Score
  /** Whether the total reaches the pass line and every group reaches its floor. */
  passed: () => Outcome
}

export function outcomeOf(test: Test, reading: Reading): Outcome {
  if (test.allOf !== undefined) return all(test.allOf.map((each) => outcomeOf(each, reading)))
  if (test.anyOf !== undefined) return any(test.anyOf.map((each) => outcomeOf(each, reading)))
  if (test.passed !== undefined) return reading.passed()
  if (test.score !== undefined) return scoreOutcome(reading.score(test.score), test)
  const value = reading.field(test.field ?? '')
  if (test.atLeastOf === undefined) return valueOutcome(value, test)
  const line = reading.field(test.atLeastOf)
  return typeof line === 'number' ? valueOutcome(value, { atLeast: line }) : undefined
}

/** A list must pass in each of its years. */
export function valueOutcome(value: Found, test: Pick<Test, 'is' | 'in'> & Bounds): Outcome {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return all(value.map((each) => valueOutcome(each, test)))
  if (test.is !== undefined) return value === test.is
  if (test.in !== undefined) return test.in.includes(String(value))
  return within(Number(value), test)
}

/** For a range of scores, the outcome is known only when it is the same at both ends, unless the test names one end. */
export function scoreOutcome(score: Score, test: Bounds & Pick<Test, 'end'>): Outcome {
  if (score === null) return undefined
  const [low, high] = Array.isArray(score) ? score : [score, score]
  if (test.end !== undefined) return within(test.end === 'low' ? low : high, test)
  const ends = [within(low, test), within(high, test)]
  return ends[0] === ends[1] ? ends[0] : undefined
}

function within(value: number, { atLeast, over, atMost, below }: Bounds): boolean {
  return (
    (atLeast === undefined || value >= atLeast) &&
    (over === undefined || value > over) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
  )
}

export function all(outcomes: Outcome[]): Outcome {
  if (outcomes.includes(false)) return false
  return outcomes.includes(undefined) ? undefined : true
}

function any(outcomes: Outcome[]): Outcome {
  if (outcomes.includes(true)) return true
  return outcomes.includes(undefined) ? undefined : false
}
