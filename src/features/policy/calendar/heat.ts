/** How full a day or month is, from 0 (empty) to 4 (the fullest). */
export type Heat = 0 | 1 | 2 | 3 | 4

/** The heat of a number relative to the largest of its kind; at least 1 if there is anything. */
export function heatOf(count: number, largest: number): Heat {
  if (count <= 0) return 0
  const quarter = Math.ceil((4 * count) / Math.max(count, largest))
  return quarter <= 1 ? 1 : quarter === 2 ? 2 : quarter === 3 ? 3 : 4
}

/** All events of a day or month. */
export function totalOf(counts: { startCount: number; endCount: number; activityCount: number }): number {
  return counts.startCount + counts.endCount + counts.activityCount
}
