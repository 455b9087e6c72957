import { regionYear } from '../../ui/regionDate.ts'

/** The calendar year business data are given for: the one before today's in China (§5, §9). */
export function businessYear(now = new Date()): number {
  return regionYear(now) - 1
}
