import { regionYear } from '../../../ui/regionDate.ts'

/** The year that most figures are of: the last one that is over (§5). */
export function lastYear(now = new Date()): number {
  return regionYear(now) - 1
}
