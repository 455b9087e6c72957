import { addDays } from '#mocks/time/days.ts'

/**
 * The day that is this many working days (at least one) after the day (yyyy-MM-dd). Saturdays and Sundays are skipped.
 */
export function addWorkingDays(day: string, amount: number): string {
  const weekday = new Date(day).getUTCDay() || 7
  // A start at the weekend counts as Friday.
  const begun = Math.min(weekday, 5)
  const rest = amount % 5
  const days = Math.floor(amount / 5) * 7 + rest + (begun + rest > 5 ? 2 : 0) - (weekday - begun)
  return addDays(day, days)
}
