import { aheadFault } from './dates.ts'
import type { Fields } from '../generated/fields/field.ts'
import { missingFields, type Fault, type Values } from './needed.ts'
import { disorders } from './order.ts'

/**
 * What is wrong with a form beyond each field's own schema: what is missing, what contradicts another field, and dates on the
 * wrong side of today.
 * @param today yyyy-MM-dd
 */
export function formFaults(fields: Fields, values: Values, today: string): Fault[] {
  const dated = Object.entries(fields).flatMap(([name, field]) => {
    const message = aheadFault(field, values[name], today)
    return message === undefined ? [] : [{ name, message }]
  })
  return [...missingFields(fields, values), ...disorders(fields, values), ...dated]
}

/** The fields of a form that is saved as a draft: it needs only what every request does, and is held to all else. */
export function draftFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, requiredOnSubmit: false, requiredWhen: [] }]),
  )
}
