import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { hold, saying, valueAt, type Fields } from './statement.ts'

/** A field that is not there while one of the other ones has one of these values. */
export function neverWhen(conditions: Record<string, unknown[]>): DataValidateFunction {
  return saying('x-never-when', (value: unknown, parent) => {
    const other = Object.entries(conditions).find(([path, values]) => values.includes(valueAt(parent, path)))
    const isThere = value !== undefined && value !== null && value !== ''
    if (other === undefined || !isThere) return undefined
    return `must not be there with ${other[0]} ${JSON.stringify(valueAt(parent, other[0]))}`
  })
}

interface Rate {
  of: string
  when: Record<string, unknown[]>
  except?: Record<string, unknown[]>
  /** The greatest weight of a record, where the least is 1 and no record shows its own. */
  weight?: number
}

/** The percentage of the records of a list that have these values. It may be rounded, and moved by hidden weights. */
export function rateOf({ of, when, except, weight = 1 }: Rate): DataValidateFunction {
  return saying('x-rate', (value: number, parent) => {
    const records = parent[of]
    if (!Array.isArray(records)) return undefined
    const counted = (records as Fields[]).filter((record) => except === undefined || !hold(except, record))
    const some = counted.filter((record) => hold(when, record)).length
    const others = counted.length - some
    if (counted.length === 0) return undefined
    const [least, most] = [(some * 100) / (some + others * weight), (some * weight * 100) / (some * weight + others)]
    const isRight = value >= least - 0.5 && value <= most + 0.5
    return isRight ? undefined : `must be the percentage of some in ${of}, ${Math.round((some * 100) / counted.length)}`
  })
}

interface Any {
  of: string
  when: Record<string, unknown[]>
}

/** Whether any record of a list has these values. */
export function anyOf({ of, when }: Any): DataValidateFunction {
  return saying('x-any', (value: unknown, parent) => {
    const records = parent[of]
    if (typeof value !== 'boolean' || !Array.isArray(records)) return undefined
    const isAny = (records as Fields[]).some((record) => hold(when, record))
    return value === isAny ? undefined : `must be ${isAny} for what is in ${of}`
  })
}

interface Steps {
  field: string
  of: string
  /** By value, the name of its limit among the object's own `x-terms`. */
  terms: Record<string, string>
  beyond: unknown
}

type Terms = Record<string, { days?: number }>

/** A value that follows from a figure: that of the narrowest term that it does not exceed, or else one beyond all. */
export function stepOf({ field, of, terms, beyond }: Steps, { 'x-terms': stated = {} }: { 'x-terms'?: Terms }) {
  const limits = Object.entries(terms).map(([value, name]) => [value, stated[name]?.days ?? 0] as const)
  const steps = limits.toSorted(([, one], [, other]) => one - other)
  return saying('x-steps', (object: Fields) => {
    const figure = object[of]
    const step = typeof figure === 'number' ? steps.find(([, limit]) => figure <= limit) : undefined
    const expected = step === undefined ? beyond : step[0]
    if (!(field in object) || object[field] === expected) return undefined
    return `must have ${field} ${JSON.stringify(expected)} with ${of} ${String(figure)}`
  })
}

interface Tally {
  of: string
  when: Record<string, unknown[]>
  list: string
  upTo?: number
}

/** By path of a number: how many the lists of those records have that have these values. A full list may stand for more. */
export function tallied(tallies: Record<string, Tally>): DataValidateFunction {
  return saying('x-tally', (object: Fields) => {
    for (const [path, { of, when, list, upTo = Infinity }] of Object.entries(tallies)) {
      const [number, records] = [valueAt(object, path), object[of]]
      if (typeof number !== 'number' || !Array.isArray(records)) continue
      const lists = (records as Fields[]).filter((record) => hold(when, record)).map((record) => record[list])
      const counts = lists.map((each) => (Array.isArray(each) ? each.length : 0))
      const sum = counts.reduce((all, count) => all + count, 0)
      const isRight = number === sum || (number > sum && counts.some((count) => count >= upTo))
      if (!isRight) return `must have ${path} ${sum}, the number in ${of}`
    }
    return undefined
  })
}

interface Each {
  of: string
  when: Record<string, unknown[]>
  lacks?: string[]
  has?: string[]
  never?: Record<string, unknown[]>
}

/** What holds for each record of a list while the object has these values: fields, and values that none has. */
export function eachOf(cases: Each[]): DataValidateFunction {
  return saying('x-each', (object: Fields) => {
    for (const { of, when, lacks = [], has = [], never } of cases) {
      const records = object[of]
      if (!hold(when, object) || !Array.isArray(records)) continue
      for (const record of records as Fields[]) {
        const stray = lacks.find((name) => (record[name] ?? undefined) !== undefined)
        const missing = has.find((name) => (record[name] ?? undefined) === undefined)
        if (stray !== undefined) return `must have no ${stray} in ${of}`
        if (missing !== undefined) return `must have ${missing} in ${of}`
        if (never !== undefined && hold(never, record)) return `must have none with ${JSON.stringify(never)} in ${of}`
      }
    }
    return undefined
  })
}
