/**
 * How a journey ended for the person on it.
 * - finished: the goal was reached, however often something had to be tried again
 * - told: given up, but the page said in words what was wrong, and what was typed stood there still
 * - lost: what was typed was gone
 * - silent: nothing was said and nothing happened
 * - endless: still at work after every time-out of the portal has passed
 */
export type Ending = 'finished' | 'told' | 'lost' | 'silent' | 'endless'

export interface Outcome {
  journey: string
  disturbance: string
  ending: Ending
  /** How often the person was told that something went wrong and tried again. */
  tries: number
  /** Where it ended, when it did not finish. */
  at?: string
}

const endings: Ending[] = ['finished', 'told', 'lost', 'silent', 'endless']

export function countEndings(outcomes: Outcome[]): Record<Ending, number> {
  const count = (ending: Ending) => outcomes.filter((outcome) => outcome.ending === ending).length
  return Object.fromEntries(endings.map((ending) => [ending, count(ending)])) as Record<Ending, number>
}

/** Whether nobody lost anything and nobody was left in the dark; and at least one got where they wanted. */
export function isBearable(outcomes: Outcome[]): boolean {
  const { finished, lost, silent, endless } = countEndings(outcomes)
  return finished > 0 && lost + silent + endless === 0
}
