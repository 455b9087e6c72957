import { LRUCache } from 'lru-cache'
import { addDays } from '#mocks/time/days.ts'

/** Each call of the service asks again for the days on which the open dockings end. */
const known = new LRUCache<string, string>({ max: 1000 })

/**
 * The day that is this many working days (at least one) after the day (yyyy-MM-dd). Saturdays and Sundays are skipped.
 */
export function addWorkingDays(day: string, amount: number): string {
  const key = `${day} ${amount}`
  const found = known.get(key)
  if (found !== undefined) return found
  const end = countWorkingDays(day, amount)
  known.set(key, end)
  return end
}

function countWorkingDays(day: string, amount: number): string {
  const weekday = new Date(day).getUTCDay() || 7
  // A start at the weekend counts as Friday.
  const begun = Math.min(weekday, 5)
  const rest = amount % 5
  const days = Math.floor(amount / 5) * 7 + rest + (begun + rest > 5 ? 2 : 0) - (weekday - begun)
  return addDays(day, days)
}
