import type { Clock } from '../time/clock.ts'

/**
 * A moment this many days ago, the same at every start of a day. `place` is the record's index in a list: each record
 * is a minute older than the one before it. Moments of today are in the first seconds of the day, so that none is in
 * the future: a second apart.
 */
export function momentAgo(clock: Clock, age: number, place: number): string {
  if (age === 0) return `${clock.day(0)} 00:00:0${Math.max(0, 9 - place)}`
  const minutes = 17 * 60 - place
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${clock.day(-age)} ${hour}:${minute}:00`
}
