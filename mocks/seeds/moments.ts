import type { Clock } from '../time/clock.ts'

/**
 * A moment so many days ago, the same at every start of a day, for the record at that place of a list: each a minute
 * before the one at the place before it. Today's lie in its first minutes, so that none is yet to come.
 */
export function momentAgo(clock: Clock, age: number, place: number): string {
  const minutes = age === 0 ? Math.max(0, 9 - place) : 17 * 60 - place
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${clock.day(-age)} ${hour}:${minute}:00`
}
