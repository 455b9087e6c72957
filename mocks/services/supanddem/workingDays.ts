/** The day that is so many working days after the day (yyyy-MM-dd), Saturdays and Sundays left out. */
export function addWorkingDays(day: string, amount: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  for (let left = amount; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

/** The day that is so many days after the day (yyyy-MM-dd). */
export function addDays(day: string, amount: number): string {
  return new Date(Date.parse(day) + amount * 86_400_000).toISOString().slice(0, 10)
}
