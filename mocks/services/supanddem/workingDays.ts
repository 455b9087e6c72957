import { addDays } from '#mocks/time/days.ts'

/** The day that is so many working days (one or more) after the day (yyyy-MM-dd), Saturdays and Sundays left out. */
export function addWorkingDays(day: string, amount: number): string {
  const weekday = new Date(day).getUTCDay() || 7
  // Whoever begins at a weekend begins as if it were Friday still.
  const begun = Math.min(weekday, 5)
  const rest = amount % 5
  const days = Math.floor(amount / 5) * 7 + rest + (begun + rest > 5 ? 2 : 0) - (weekday - begun)
  return addDays(day, days)
}
