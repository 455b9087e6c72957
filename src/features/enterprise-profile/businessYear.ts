/** The calendar year business data are given for: the one before today's in China (§5, §9). */
export function businessYear(now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: 'numeric' }).format(now)) - 1
}
