import type { ReactNode } from 'react'

/** Something that ends on a day. */
export interface Ending {
  /** The same for the same thing, wherever it was found. */
  key: string
  /** yyyy-MM-dd. */
  date: string
  /** What it is, or why it concerns the reader, in a word. */
  tags: readonly string[]
  link: ReactNode
}

/** A source of endings; each may fail by itself. */
export interface EndingSource {
  name: string
  /** Undefined until they are known. */
  endings: readonly Ending[] | undefined
  error: unknown
  refetch: () => unknown
}

const DAY = 86_400_000

/** Whole days from one day to another, both yyyy-MM-dd. */
export function daysUntil(today: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY)
}

/** Within this many days, including today. */
export function isWithin(today: string, date: string, days: number): boolean {
  const left = daysUntil(today, date)
  return left >= 0 && left <= days
}

/** The next first. An item from several sources is merged, with the tags of all of them. */
export function mergedEndings(sources: readonly Pick<EndingSource, 'endings'>[]): Ending[] {
  const merged = new Map<string, Ending>()
  for (const ending of sources.flatMap(({ endings }) => endings ?? [])) {
    const key = `${ending.key} ${ending.date}`
    const same = merged.get(key)
    merged.set(key, same === undefined ? ending : { ...same, tags: [...new Set([...same.tags, ...ending.tags])] })
  }
  return [...merged.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** How much time is left. */
export function leftText(today: string, date: string): string {
  const left = daysUntil(today, date)
  return left === 0 ? '今天截止' : `还有 ${left} 天`
}
