/**
 * How a journey ended for the person.
 * - finished: the goal was reached, however often something had to be repeated
 * - told: given up, but the page said what was wrong, and the input was still there
 * - lost: the input was gone
 * - silent: nothing was said and nothing happened
 * - endless: still busy after every time-out of the portal has passed
 */
export type Ending = 'finished' | 'told' | 'lost' | 'silent' | 'endless'

export interface Outcome {
  journey: string
  disturbance: string
  ending: Ending
  /** How often the person saw an error and tried again. */
  tries: number
  /** Where it ended, if it did not finish. */
  at?: string
}

const endings: Ending[] = ['finished', 'told', 'lost', 'silent', 'endless']

export function countEndings(outcomes: Outcome[]): Record<Ending, number> {
  const count = (ending: Ending) => outcomes.filter((outcome) => outcome.ending === ending).length
  return Object.fromEntries(endings.map((ending) => [ending, count(ending)])) as Record<Ending, number>
}

/** Whether nobody lost input or was left without an explanation, and at least one finished. */
export function isBearable(outcomes: Outcome[]): boolean {
  const { finished, lost, silent, endless } = countEndings(outcomes)
  return finished > 0 && lost + silent + endless === 0
}
