const dayMs = 86_400_000

/** The day of a moment, yyyy-MM-dd HH:mm:ss. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10)
}

/** Days from one day (yyyy-MM-dd) to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The day (yyyy-MM-dd) that is so many days later, negative for earlier; a time of day that follows it stays. */
export function addDays(text: string, amount: number): string {
  return new Date(Date.parse(text.slice(0, 10)) + amount * dayMs).toISOString().slice(0, 10) + text.slice(10)
}
