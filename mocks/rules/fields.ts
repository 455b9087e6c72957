import { daysBetween } from '../time/days.ts'
import type { Form, Measure, Value } from './rule.ts'

/** Undefined when the person left it empty, null when it cannot be computed. */
export type Found = Value | undefined | null

export type ReadField = (key: string) => Found

/**
 * Removes the error of binary fractions. Amounts have two decimals and thresholds one, so nine decimals lose nothing.
 */
function exact(value: number): number {
  return Number(value.toFixed(9))
}

/** Finds each only once: one test after another reads the same few fields and scores. */
export function remembered<Result>(find: (key: string) => Result): (key: string) => Result {
  const found = new Map<string, Result>()
  return (key) => {
    const known = found.get(key)
    if (known !== undefined || found.has(key)) return known as Result
    const value = find(key)
    found.set(key, value)
    return value
  }
}

/** Reads inputs with their defaults, and computes measures on demand. `chosen` selects a lookup's row. */
export function createFields(
  form: Form,
  inputs: Record<string, Value>,
  chosen: (measure: Required<Pick<Measure, 'lookup'>>) => number | undefined,
): ReadField {
  const find: ReadField = (key) => {
    const input = form.inputs.find((each) => each.key === key)
    if (input !== undefined) return inputs[key] ?? input.default
    const measure = form.measures?.find((each) => each.key === key)
    if (measure === undefined) throw new Error(`The rule has no field ${key}`)
    const found = measure.lookup === undefined ? compute(measure, read) : chosen({ lookup: measure.lookup })
    return typeof found === 'number' ? exact(found) : found
  }
  const read = remembered(find)
  return read
}

/** Percentages are in %, and amounts in the unit of their operands. */
function compute(measure: Measure, read: ReadField): number | undefined | null {
  const { ratio, sum, difference, least, excess, percentage, share, compoundGrowth, days } = measure
  if (ratio !== undefined) return from(read, [ratio.of, ratio.to], (of, to) => (to === 0 ? null : (of * 100) / to))
  if (sum !== undefined) return from(read, sum, (...values) => values.reduce((a, b) => a + b, 0))
  if (difference !== undefined) return from(read, difference, (first, ...rest) => rest.reduce((a, b) => a - b, first))
  if (least !== undefined) return from(read, least, Math.min)
  if (excess !== undefined) return from(read, excess, (of, over) => Math.max(0, of - over))
  if (percentage !== undefined) return from(read, [percentage.of, percentage.by], (of, by) => (of * by) / 100)
  if (share !== undefined) return from(read, [share.of], (of) => (of * share.times) / share.over)
  if (compoundGrowth !== undefined) {
    const { from: start, to, years } = compoundGrowth
    return from(read, [start, to], (a, b) => (a <= 0 ? null : ((b / a) ** (1 / years) - 1) * 100))
  }
  if (days !== undefined) return daysOf(read(days.from), read(days.to))
  return computeOfList(measure, read)
}

function from(read: ReadField, keys: string[], combine: (...values: [number, ...number[]]) => number | null) {
  const values = keys.map(read)
  if (values.includes(undefined)) return undefined
  if (values.includes(null)) return null
  return combine(...(values as [number, ...number[]]))
}

function computeOfList(measure: Measure, read: ReadField): number | undefined | null {
  const key = measure.average ?? measure.total ?? measure.latest ?? measure.count ?? measure.meanGrowth ?? ''
  const list = read(key)
  if (!Array.isArray(list)) return undefined
  if (measure.count !== undefined) return list.length
  const values = list as number[]
  const total = values.reduce((a, b) => a + b, 0)
  if (measure.total !== undefined) return total
  if (measure.average !== undefined) return total / values.length
  if (measure.latest !== undefined) return values.at(-1)
  return meanGrowth(values)
}

/**
 * ½ (Y2/Y1 + Y3/Y2) − 1 in %. A first year that is not above 0 is left out. A middle one makes the result undefined.
 */
function meanGrowth(years: number[]): number | undefined | null {
  const counted = (years[0] ?? 0) <= 0 ? years.slice(1) : years
  if (counted.length < 2) return undefined
  const factors = counted.slice(1).map((value, index) => ({ value, before: counted[index] ?? 0 }))
  if (factors.some(({ before }) => before <= 0)) return null
  return (factors.reduce((total, { value, before }) => total + value / before, 0) / factors.length - 1) * 100
}

function daysOf(start: Found, end: Found): number | undefined {
  if (typeof start !== 'string' || typeof end !== 'string') return undefined
  return daysBetween(start, end)
}
