/** The day of a gateway's time, which is China's, `yyyy-MM-dd HH:mm:ss`; a day is returned as it is. */
export function dayText(time: string): string {
  return time.slice(0, 10)
}

/** A gateway's time to the minute, as nobody needs the seconds; a day is returned as it is. */
export function minuteText(time: string): string {
  return time.slice(0, 16)
}

/** The hour and minute of a gateway's time, for use beside its day. */
export function clockText(time: string): string {
  return time.slice(11, 16)
}
