/** In ms. China has no daylight saving time. `Intl` would do it, too, but takes a phone tens of ms to set up. */
const CHINA_AHEAD_OF_UTC = 8 * 3_600_000

/** The date in China at that moment, as yyyy-MM-dd: deadlines and other days follow China's calendar. */
export function regionDate(moment: Date): string {
  return new Date(moment.getTime() + CHINA_AHEAD_OF_UTC).toISOString().slice(0, 10)
}

/** The last complete year in China, to which business data and most figures of the policy tools refer (§5, §9). */
export function lastYear(now = new Date()): number {
  return Number(regionDate(now).slice(0, 4)) - 1
}
