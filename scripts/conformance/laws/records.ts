import type { Exchange } from '../gateway/exchange.ts'
import { valuesAt } from '../schema.ts'

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
  const [, list, inner] = /^(.+\/\*)\/(\w+)\[single\]$/.exec(fieldOf(key)) ?? []
  if (list !== undefined) {
    const items = valuesAt(record, `/${list}`) as Fields[]
    return items.length === 1 ? items[0]?.[inner ?? ''] : undefined
  }
  const greatest = greatestOf(record, fieldOf(key))
  if (greatest !== undefined) return greatest.value
  const [, wanted] = key.split('=')
  const [value] = valuesAt(record, `/${fieldOf(key)}`)
  return wanted === undefined ? (typeof value === 'boolean' ? Number(value) : value) : Number(value === wanted)
}

// `amountList/*/max[unit:万元]` is the greatest value of a list, known only if all its items have that unit.
function greatestOf(record: Fields, field: string): { value: number | undefined } | undefined {
  const [, list, inner = '', name = '', wanted] = /^(.+)\/\*\/(\w+)\[(\w+):(.+)\]$/.exec(field) ?? []
  if (list === undefined) return undefined
  const items = valuesAt(record, `/${list}/*`) as Fields[]
  const values = items.map((item) => item[inner]).filter((value) => typeof value === 'number')
  const isKnown = values.length > 0 && values.length === items.length && items.every((item) => item[name] === wanted)
  return { value: isKnown ? Math.max(...values) : undefined }
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

const longestWord = 4

/** A few characters from the middle of a text, then others of it; without markup. */
export function wordsOf(texts: unknown): string[] {
  const text = [texts]
    .flat(Infinity)
    .join('，')
    .replaceAll(/<[^>]*>|&\w+;/g, '，')
  return (text.match(/[\p{Script=Han}]{4,}/gu) ?? []).flatMap((run) => {
    // From the middle if possible: an incomplete search finds words at the beginning or the end.
    const middle = run.slice(run.length > 4 ? 1 : 0).slice(0, run.length > 5 ? longestWord : run.length > 4 ? 3 : 4)
    const others = Array.from({ length: Math.max(0, run.length - longestWord - 1) }, (_, index) =>
      run.slice(index + 2, index + 2 + longestWord),
    )
    return [middle, ...others]
  })
}

/** Whether a text, or one of several, contains the word. */
export function contains(value: unknown, word: string): boolean {
  return [value].flat(Infinity).some((text) => typeof text === 'string' && text.includes(word))
}
