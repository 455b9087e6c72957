import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { anyOf, eachOf, neverWhen, rateOf, stepOf, tallied } from './derivedStatements.ts'
import { filledOf } from './filledStatement.ts'
import { publicKey } from './keyStatement.ts'
import { complete, counts, meanOf, totalsOf, unique } from './listStatements.ts'
import { sorted } from './orderStatement.ts'
import { having, orderedWhen, paired } from './pairStatements.ts'
import { copyOf, firstOf, foremostOf, keysOf, lastOf, masksOf } from './partStatements.ts'
import { hold, isBelow, isNothing, saying, valueAt, type Fields } from './statement.ts'

type SchemaType = 'array' | 'object' | 'string'

/**
 * What the contract says about the values of one object or list beyond JSON Schema (contract/README.md). Held for every
 * example, and by the conformance check for every reply.
 */
export function addStatements(ajv: Ajv2020): void {
  const add = (
    keyword: string,
    schemaType: SchemaType | SchemaType[],
    compile: (value: never, parent: object) => DataValidateFunction,
    type?: 'array' | 'object' | 'string' | 'number',
  ) => {
    ajv.removeKeyword(keyword)
    ajv.addKeyword({
      keyword,
      schemaType,
      compile: (value, parent) => compile(value as never, parent),
      errors: true,
      ...(type === undefined ? {} : { type }),
    })
  }
  add('x-order', 'array', inOrder, 'object')
  add('x-term', 'object', atTerm, 'string')
  add('x-null-below', 'object', nullBelow)
  add('x-only-when', ['object', 'array'], onlyWhen)
  add('x-never-when', 'object', neverWhen)
  add('x-there-when', 'array', thereWhen, 'object')
  add('x-follows', 'object', follows)
  add('x-counts', 'object', counts, 'number')
  add('x-together', 'string', together)
  add('x-factor', 'object', timesOther, 'number')
  add('x-share', 'object', shareOf, 'number')
  add('x-sorted', 'array', sorted, 'array')
  add('x-unique', 'object', unique, 'array')
  add('x-complete', 'string', complete, 'array')
  add('x-pattern-when', 'array', patternWhen, 'object')
  add('x-part-of', 'string', partOf, 'string')
  add('x-under', 'string', underOther, 'string')
  add('x-mean', 'object', meanOf, 'number')
  add('x-any', 'object', anyOf)
  add('x-rate', 'object', rateOf, 'number')
  add('x-steps', 'object', stepOf, 'object')
  add('x-each', 'array', eachOf, 'object')
  add('x-tally', 'object', tallied, 'object')
  add('x-totals', 'object', totalsOf, 'object')
  add('x-foremost', 'object', foremostOf, 'object')
  add('x-keys', 'object', keysOf, 'object')
  add('x-first', 'object', firstOf, 'object')
  add('x-last', 'object', lastOf, 'object')
  add('x-copies', 'object', copyOf, 'array')
  add('x-masks', 'object', masksOf, 'object')
  add('x-filled', 'object', filledOf, 'object')
  add('x-paired', 'array', paired, 'object')
  add('x-order-when', 'array', orderedWhen, 'object')
  add('x-has', 'object', having, 'array')
  add('x-public-key', 'string', publicKey, 'string')
}

type Conditions = Record<string, unknown[]>

/**
 * A field that is there only while the other ones have one of these values. Fields that the object lacks decide nothing.
 * Of several conditions in a list, one has to hold, and a field that the object lacks fulfils none.
 */
function onlyWhen(stated: Conditions | Conditions[]): DataValidateFunction {
  if (Array.isArray(stated))
    return saying('x-only-when', (value: unknown, parent) =>
      isNothing(value) || stated.some((conditions) => hold(conditions, parent))
        ? undefined
        : 'must not be there without one of these conditions',
    )
  return saying('x-only-when', (value: unknown, parent) => {
    const other = Object.entries(stated).find(([path, values]) => {
      const own = valueAt(parent, path)
      return own !== undefined && !values.includes(own)
    })
    if (other === undefined || isNothing(value)) return undefined
    return `must not be there with ${other[0]} ${JSON.stringify(valueAt(parent, other[0]))}`
  })
}

interface ThereWhen {
  when: Conditions
  fields: string[]
}

/** Fields that have a value while the other ones have one of these values. */
function thereWhen(cases: ThereWhen[]): DataValidateFunction {
  return saying('x-there-when', (object: Fields) => {
    const meant = cases.filter(({ when }) => hold(when, object))
    const missing = meant.flatMap(({ fields }) => fields).find((name) => isNothing(valueAt(object, name)))
    return missing === undefined ? undefined : `must have ${missing}`
  })
}

interface PatternWhen extends ThereWhen {
  /** Only while these have no value: what is left out together with a name that is masked. */
  lacks?: string[]
  pattern: string
}

/** Texts that have this form while the other fields have one of these values. */
function patternWhen(cases: PatternWhen[]): DataValidateFunction {
  return saying('x-pattern-when', (object: Fields) => {
    for (const { when, lacks = [], fields, pattern } of cases) {
      const form = new RegExp(pattern, 'u')
      const isOther = (value: unknown) => typeof value === 'string' && !form.test(value)
      const isMeant = hold(when, object) && lacks.every((path) => isNothing(valueAt(object, path)))
      const wrong = isMeant ? fields.find((path) => isOther(valueAt(object, path))) : undefined
      if (wrong !== undefined) return `must have ${wrong} like ${pattern}`
    }
    return undefined
  })
}

/** A text that the other field contains: an id in its address, the found part of a title. */
function partOf(path: string): DataValidateFunction {
  return saying('x-part-of', (value: string, parent) => {
    const whole = valueAt(parent, path)
    const isPart = typeof whole !== 'string' || whole.includes(value) || whole.includes(encodeURIComponent(value))
    return isPart ? undefined : `must be part of ${path}`
  })
}

/**
 * The code of a region in the other one. A code of four or two digits has zeros behind them; one of six, of a county,
 * has no region below.
 */
function underOther(path: string): DataValidateFunction {
  return saying('x-under', (value: string, parent) => {
    const upper = valueAt(parent, path)
    if (typeof upper !== 'string') return undefined
    const start = upper.replace(/(00)+$/, '')
    const isUnder = start.length < 6 && value.startsWith(start)
    return isUnder ? undefined : `must be in ${path}`
  })
}

/** A value that follows from another field's value. Values that are not listed decide nothing. */
function follows(sources: Record<string, Record<string, unknown>>): DataValidateFunction {
  return saying('x-follows', (value: unknown, parent) => {
    const wrong = Object.entries(sources).find(([name, values]) => {
      const source = String(parent[name])
      return source in values && values[source] !== value
    })
    return wrong === undefined ? undefined : `must follow from ${wrong[0]} ${JSON.stringify(parent[wrong[0]])}`
  })
}

/** Two fields that both have a value, or neither. */
function together(name: string): DataValidateFunction {
  return saying('x-together', (value: unknown, parent) =>
    name in parent && (value === null) !== (parent[name] === null) ? `must be null together with ${name}` : undefined,
  )
}

/** The same quantity in another unit. Both may be rounded. */
function timesOther(factors: Record<string, number>): DataValidateFunction {
  return saying('x-factor', (value: number, parent) => {
    const other = Object.entries(factors).find(([name, factor]) => {
      const figure = parent[name]
      return typeof figure === 'number' && Math.abs(value - figure * factor) > Math.max(0.01, Math.abs(value) * 0.005)
    })
    return other === undefined ? undefined : `must be ${other[0]} times ${other[1]}`
  })
}

/** The percentage of one count in another, or in some of what the other counts. It may be rounded. */
function shareOf({ of, in: whole }: { of: string; in: string }): DataValidateFunction {
  return saying('x-share', (value: number, parent) => {
    const [part, all] = [parent[of], parent[whole]]
    if (typeof part !== 'number' || typeof all !== 'number' || all === 0) return undefined
    const isShare = part === 0 ? value === 0 : value >= (part / all) * 100 - 0.5
    return isShare ? undefined : `must be the percentage of ${of} in ${whole} or in some of them`
  })
}

/** Whether the present fields of each list are in ascending order. */
function inOrder(lists: string[][]): DataValidateFunction {
  const validate: DataValidateFunction = (object: Record<string, unknown>) => {
    validate.errors = lists.flatMap((names) => {
      const given = names.filter((name) => object[name] !== undefined && object[name] !== null)
      const lower = given.findIndex((name, index) => isBelow(object[name], object[given[index - 1] ?? name]))
      if (lower < 0) return []
      return [{ keyword: 'x-order', params: {}, message: `must not have ${given[lower]} below ${given[lower - 1]}` }]
    })
    return validate.errors.length === 0
  }
  return validate
}

const msPerDay = 86_400_000

/** Whether a field is null while the other one is below its minimum. Checked when the object has both. */
function nullBelow(limits: Record<string, number>): DataValidateFunction {
  const validate: DataValidateFunction = (value: unknown, context) => {
    const below = Object.entries(limits).find(([name, least]) => {
      const figure: unknown = context?.parentData?.[name]
      return typeof figure === 'number' && figure < least
    })
    const message = `must be null with ${below?.[0]} below ${below?.[1]}`
    validate.errors = below === undefined || value === null ? [] : [{ keyword: 'x-null-below', params: {}, message }]
    return validate.errors.length === 0
  }
  return validate
}

interface Term {
  days?: number
  workingDays?: number
  after: string
}

/** Whether a moment is as many days after the other field's as the term says. Checked when the object has both. */
function atTerm({ days, workingDays, after }: Term): DataValidateFunction {
  const isCounted = workingDays === undefined ? () => true : isWorkingDay
  const text = workingDays === undefined ? `${days} days` : `${workingDays} working days`
  const validate: DataValidateFunction = (end: string, context) => {
    const start: unknown = context?.parentData?.[after]
    const isAt = typeof start !== 'string' || daysAfter(start, end).filter(isCounted).length === (workingDays ?? days)
    validate.errors = isAt ? [] : [{ keyword: 'x-term', params: {}, message: `must be ${text} after ${after}` }]
    return isAt
  }
  return validate
}

/** The days after one moment's day up to and including the other's, in ms. */
function daysAfter(start: string, end: string): number[] {
  const [from, to] = [dayOf(start), dayOf(end)]
  return Array.from({ length: Math.max(0, (to - from) / msPerDay) }, (_, index) => from + (index + 1) * msPerDay)
}

function isWorkingDay(day: number): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay())
}

function dayOf(moment: string): number {
  return Date.parse(moment.slice(0, 10))
}
