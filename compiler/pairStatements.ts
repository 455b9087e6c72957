import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { hold, isBelow, isNothing, saying, valueAt, type Fields } from './statement.ts'

/** Fields that all have a value, or none of which has one, whether it is left out or null. */
export function paired(lists: string[][]): DataValidateFunction {
  return saying('x-paired', (object: Fields) => {
    for (const names of lists) {
      const lacking = names.filter((name) => isNothing(valueAt(object, name)))
      if (lacking.length > 0 && lacking.length < names.length) return `must have ${lacking.join(', ')} with the others`
    }
    return undefined
  })
}

interface OrderWhen {
  when: Record<string, unknown[]>
  unless?: Record<string, unknown[]>
  /** The first is not greater than the second. */
  fields?: [string, string]
  /** The first is less than the second. */
  below?: [string, string]
}

/** The order of two figures while other fields have these values. */
export function orderedWhen(cases: OrderWhen[]): DataValidateFunction {
  return saying('x-order-when', (object: Fields) => {
    const meant = cases.filter(
      ({ when, unless }) => hold(when, object) && (unless === undefined || !hold(unless, object)),
    )
    for (const { fields, below } of meant) {
      const [low, high] = (fields ?? below ?? []).map((name) => valueAt(object, name))
      if (low === undefined || high === undefined) continue
      if (isBelow(high, low) || (below !== undefined && low === high))
        return `must have ${(fields ?? below ?? []).join(fields === undefined ? ' below ' : ' not beyond ')}`
    }
    return undefined
  })
}

/** By value of a field beside the list: a record that the list has. */
export function having(fields: Record<string, Record<string, Fields>>): DataValidateFunction {
  return saying('x-has', (records: Fields[], parent) => {
    for (const [field, wanted] of Object.entries(fields)) {
      const entry = wanted[String(parent[field])]
      if (entry === undefined) continue
      const is = (record: Fields) => Object.entries(entry).every(([name, value]) => record[name] === value)
      if (!records.some(is)) return `must have a record like ${JSON.stringify(entry)}`
    }
    return undefined
  })
}
