import { askedFor } from './filters.ts'
import type { ListReader } from './listReader.ts'
import { contains, identityOf, type Listed } from './records.ts'
import { valuesAt } from '../schema.ts'
import { chooseWord, wordIndex, type WordIndex } from './wordChoice.ts'

type Fields = Record<string, unknown>

/** One value of a filter that the list has been asked for. */
export interface Asked {
  name: string
  value: unknown
  isList: boolean
  /** Whether a record has the value, where records show it. */
  fits?: ((record: Fields) => boolean) | undefined
}

/** How many filters are tried beside each word, and how many values of each. */
const filtersTried = 16
const valuesTried = 4

/**
 * A filter beside a word finds what each of them finds alone. The word is one that records with other values have as
 * well, and that some with this value lack, so that it shows if the gateway forgets either of the two.
 */
export async function holdWordsBeside(list: ListReader, all: Listed, filters: readonly Asked[]): Promise<void> {
  const names = [...new Set(filters.map(({ name }) => name))].slice(0, filtersTried)
  for (const [parameter, fields] of Object.entries(list.laws.keyword ?? {})) {
    const words = wordIndex(all.records.map((record) => fields.flatMap((field) => valuesAt(record, `/${field}`))))
    const used: string[] = []
    for (const name of names) {
      const own = filters.filter((filter) => filter.name === name && name !== parameter)
      const chosen = await pairOf(list, all, { filters: own.slice(0, valuesTried), words, used })
      if (chosen === undefined) continue
      used.push(chosen.word)
      await holdPair(list, { ...chosen, parameter, fields })
    }
  }
}

interface Pair {
  filter: Asked
  word: string
  /** What the filter finds alone. */
  filtered: Listed
}

/** The value of a filter and the word that tell most about it. */
async function pairOf(
  list: ListReader,
  all: Listed,
  { filters, words, used }: { filters: readonly Asked[]; words: WordIndex; used: readonly string[] },
): Promise<Pair | undefined> {
  let best: (Pair & { merit: number }) | undefined
  for (const filter of filters) {
    const filtered = await list.read(askedFor(filter))
    if (filtered === undefined) continue
    const ids = new Set(filtered.records.map(identityOf))
    const isIn = all.records.map((record) => filter.fits?.(record) ?? ids.has(identityOf(record)))
    const choice = chooseWord(words, isIn, used)
    if (choice !== undefined && choice.merit > (best?.merit ?? 0)) best = { ...choice, filter, filtered }
  }
  return best
}

async function holdPair(
  list: ListReader,
  { filter, word, filtered, parameter, fields }: Pair & { parameter: string; fields: readonly string[] },
): Promise<void> {
  const worded = await list.read({ [parameter]: word })
  const both = await list.read({ ...askedFor(filter), [parameter]: word })
  if (worded === undefined || both === undefined) return
  const isFiltered = isOf(filtered, filter.fits)
  const isWorded = isOf(
    worded,
    list.laws.elsewhere === undefined
      ? (record) => fields.some((field) => contains(valuesAt(record, `/${field}`), word))
      : undefined,
  )
  const stray = both.records.find((record) => !isFiltered(record) || !isWorded(record))
  const lost = [filtered, worded, both].every(({ isWhole }) => isWhole)
    ? lostOf(filtered.records, worded.records, both.records)
    : undefined
  const wrong = stray !== undefined ? `含 ${identityOf(stray)}` : lost && `没有 ${lost}`
  list.report(
    `beside ${filter.name} ${parameter}`,
    'keywords',
    `${filter.name}=${String(filter.value)} 与 ${parameter}=${word} 同时给出时，恰为两者分别找到的记录中共同的那些`,
    wrong === undefined ? undefined : { actual: wrong, exchange: both.exchange },
  )
}

/** Whether a record is what was asked for, as it shows itself, or as the list says that was asked for nothing else. */
function isOf({ records, isWhole }: Listed, fits: ((record: Fields) => boolean) | undefined) {
  const ids = new Set(records.map(identityOf))
  return (record: Fields): boolean => (fits === undefined ? !isWhole || ids.has(identityOf(record)) : fits(record))
}

/** What two lists have and the list of both lacks. */
function lostOf(one: readonly Fields[], other: readonly Fields[], both: readonly Fields[]): string | undefined {
  const [others, found] = [other, both].map((records) => new Set(records.map(identityOf)))
  return one.map(identityOf).find((id) => others?.has(id) === true && found?.has(id) !== true)
}
