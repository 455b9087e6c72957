import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { hold, saying, type Fields } from './statement.ts'

const msPerDay = 86_400_000

interface Counts {
  of: string
  sum?: string
  by?: string
  upTo?: number
}

/**
 * The number of records in a list, or the sum of one of their fields; of lists in them, the records that differ `by` a
 * field. A list of `upTo` records may stand for more.
 */
export function counts({ of, sum, by, upTo = Infinity }: Counts): DataValidateFunction {
  return saying('x-counts', (value: number, parent) => {
    const counted = parent[of]
    if (typeof counted !== 'object' || counted === null) return undefined
    const parts = Object.values(counted).map((part: unknown) => (sum === undefined ? part : (part as Fields)[sum]))
    const total = by === undefined ? summed(parts) : new Set(parts.flat().map((each) => (each as Fields)[by])).size
    const isRight = value === total || (value > total && parts.length >= upTo)
    return isRight ? undefined : `must be the number in ${of}, ${total}`
  })
}

/** A part that is no number counts as one. */
function summed(parts: readonly unknown[]): number {
  return parts.reduce<number>((all, part) => all + (typeof part === 'number' ? part : 1), 0)
}

interface Mean {
  of: string
  value: string
  weight: string
}

/** The mean of a value of the records, as often as each record's weight says, to one decimal. */
export function meanOf({ of, value: valued, weight }: Mean): DataValidateFunction {
  return saying('x-mean', (mean: number, parent) => {
    const records = parent[of]
    if (!Array.isArray(records)) return undefined
    const pairs = (records as Fields[]).map((each) => [Number(each[valued]), Number(each[weight])] as const)
    const count = pairs.reduce((all, [, times]) => all + times, 0)
    const sum = pairs.reduce((all, [each, times]) => all + each * times, 0)
    const isMean = count === 0 || Math.abs(mean - sum / count) <= 0.05 + 1e-9
    return isMean ? undefined : `must be the mean of ${valued} in ${of}, ${(sum / count).toFixed(1)}`
  })
}

interface Unique {
  by: string[]
  when?: Record<string, unknown[]>
}

/** No two of those records have the same values in these fields. */
export function unique({ by, when = {} }: Unique): DataValidateFunction {
  return saying('x-unique', (items: Fields[]) => {
    const meant = items.filter((item) => hold(when, item))
    const keys = meant.map((item) => JSON.stringify(by.map((name) => item[name])))
    const double = keys.find((key, index) => keys.indexOf(key) !== index)
    return double === undefined ? undefined : `must not have two with ${by.join(', ')} ${double}`
  })
}

/**
 * One record for each day of the month, or each month of the year, that the object names. In an object that names
 * neither, one for each day from the first to the last.
 */
export function complete(field: string): DataValidateFunction {
  return saying('x-complete', (items: Fields[], { year, month }) => {
    const given = items.map((item) => item[field])
    if (typeof year !== 'number') {
      const isNext = (day: unknown, index: number) => index === 0 || day === dayAfter(String(given[index - 1]))
      return given.every(isNext) ? undefined : `must have each ${field} once`
    }
    const days = new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
    const wanted =
      typeof month === 'number'
        ? Array.from({ length: days }, (_, day) => `${year}-${padded(month)}-${padded(day + 1)}`)
        : Array.from({ length: 12 }, (_, index) => index + 1)
    return JSON.stringify(given) === JSON.stringify(wanted) ? undefined : `must have each ${field} once`
  })
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + msPerDay).toISOString().slice(0, 10)
}

function padded(number: number): string {
  return String(number).padStart(2, '0')
}

interface Totals {
  of: string
  sum: string[]
  upTo?: number
}

/** By list: it has as many records as the sum of these fields of another list. A full list may stand for more. */
export function totalsOf(lists: Record<string, Totals>): DataValidateFunction {
  return saying('x-totals', (object: Fields) => {
    for (const [name, { of, sum, upTo = Infinity }] of Object.entries(lists)) {
      const [records, counting] = [object[name], object[of]]
      if (!Array.isArray(records) || !Array.isArray(counting)) continue
      const numbers = (counting as Fields[]).flatMap((each) => sum.map((field) => Number(each[field])))
      const total = numbers.reduce((all, each) => all + each, 0)
      const isRight = records.length === total || (records.length >= upTo && records.length < total)
      if (!isRight) return `must have ${total} in ${name}, the sum of ${sum.join(', ')} in ${of}`
    }
    return undefined
  })
}
