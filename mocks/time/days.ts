const dayMs = 86_400_000

/** The day of a moment, yyyy-MM-dd HH:mm:ss. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10)
}

/** Days from one day (yyyy-MM-dd) to another. Negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The day (yyyy-MM-dd) this many days later, or earlier when negative. A time of day after it is kept. */
export function addDays(text: string, amount: number): string {
  return new Date(Date.parse(text.slice(0, 10)) + amount * dayMs).toISOString().slice(0, 10) + text.slice(10)
}
