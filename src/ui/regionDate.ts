/** In ms. China keeps one time all year; `Intl`, which knows that too, takes a phone tens of ms to set up. */
const CHINA_AHEAD_OF_UTC = 8 * 3_600_000

/** The date in China at that moment, as yyyy-MM-dd: deadlines and other days are those of China's calendar. */
export function regionDate(moment: Date): string {
  return new Date(moment.getTime() + CHINA_AHEAD_OF_UTC).toISOString().slice(0, 10)
}

/** The year in China at that moment. */
export function regionYear(moment: Date): number {
  return Number(regionDate(moment).slice(0, 4))
}
