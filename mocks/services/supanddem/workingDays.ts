const dayMs = 86_400_000

/** The day that is so many working days (one or more) after the day (yyyy-MM-dd), Saturdays and Sundays left out. */
export function addWorkingDays(day: string, amount: number): string {
  const date = new Date(day)
  const weekday = date.getUTCDay() || 7
  // Whoever begins at a weekend begins as if it were Friday still.
  const begun = Math.min(weekday, 5)
  const rest = amount % 5
  const days = Math.floor(amount / 5) * 7 + rest + (begun + rest > 5 ? 2 : 0) - (weekday - begun)
  return new Date(date.getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** The day that is so many days after the day (yyyy-MM-dd). */
export function addDays(day: string, amount: number): string {
  return new Date(Date.parse(day) + amount * dayMs).toISOString().slice(0, 10)
}
