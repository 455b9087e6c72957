/** The day of a gateway's time, which is that of China, `yyyy-MM-dd HH:mm:ss`; of a day the day itself. */
export function dayText(time: string): string {
  return time.slice(0, 10)
}

/** A gateway's time to the minute, as nobody reads seconds; of a day the day itself. */
export function minuteText(time: string): string {
  return time.slice(0, 16)
}

/** The hour and minute of a gateway's time, where its day stands beside it. */
export function clockText(time: string): string {
  return time.slice(11, 16)
}
