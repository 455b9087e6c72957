import type { Exchange } from '../gateway/exchange.ts'

type Fields = Record<string, unknown>

/** The records read from a list. */
export interface Listed {
  records: Fields[]
  /** Whether these are all records, and not only a page of them. */
  isWhole: boolean
  total: number
  exchange: Exchange
}

/** What distinguishes a record from the others in its list. */
export function identityOf(record: Fields): string {
  const id = ['id', 'signId', 'tagId', 'rowkey'].map((name) => record[name]).find((each) => typeof each === 'string')
  return typeof id === 'string' ? id : JSON.stringify(record).slice(0, 120)
}

/** The field of a sort key, such as `-publishTime`. */
export function fieldOf(key: string): string {
  return key.replace(/^-/, '').split('=')[0] ?? ''
}

/** The record's value for such a key. */
export function keyValue(record: Fields, key: string): unknown {
  const [, wanted] = key.split('=')
  const value = record[fieldOf(key)]
  return wanted === undefined ? (typeof value === 'boolean' ? Number(value) : value) : Number(value === wanted)
}

/** Two neighbours in the wrong order. Records without the value may be anywhere. */
export function misplaced(records: readonly Fields[], keys: readonly string[]): [Fields, Fields] | undefined {
  for (const [index, after] of records.entries()) {
    const before = records[index - 1]
    if (before === undefined) continue
    for (const key of keys) {
      const [a, b] = [keyValue(before, key), keyValue(after, key)]
      if (a === undefined || a === null || b === undefined || b === null) break
      if (a === b) continue
      if (key.startsWith('-') ? (a as number) < (b as number) : (a as number) > (b as number)) return [before, after]
      break
    }
  }
  return undefined
}

/** A few characters from the middle of a title. */
export function wordOf(title: unknown): string | undefined {
  const run = /[\p{Script=Han}]{4,}/u.exec([title].flat().join('，'))?.[0]
  // From the middle if possible: an incomplete search finds words at the beginning or the end.
  return run?.slice(run.length > 4 ? 1 : 0).slice(0, run.length > 5 ? 4 : run.length > 4 ? 3 : 4)
}

/** Whether a text, or one of several, contains the word. */
export function contains(value: unknown, word: string): boolean {
  return [value].flat().some((text) => typeof text === 'string' && text.includes(word))
}
