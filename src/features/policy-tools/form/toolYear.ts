/** The year in China, in which the gateway's dates are. */
export function chinaYear(now: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: 'numeric' }).format(now))
}

/** The year that most figures are of: the last one that is over (§5). */
export function lastYear(now = new Date()): number {
  return chinaYear(now) - 1
}
