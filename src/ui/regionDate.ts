/** The date in China at that moment, as yyyy-MM-dd: deadlines and other days are those of China's calendar. */
export function regionDate(moment: Date): string {
  // Sweden writes dates this way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(moment)
}
