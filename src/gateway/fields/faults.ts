import { aheadFault } from './dates.ts'
import type { Fields } from '../generated/fields/field.ts'
import { missingFields, type Fault, type Values } from './needed.ts'
import { disorders } from './order.ts'

/**
 * The errors of a form beyond each field's own schema: missing fields, fields that contradict each other, and dates on
 * the wrong side of today.
 * @param today yyyy-MM-dd
 */
export function formFaults(fields: Fields, values: Values, today: string): Fault[] {
  const dated = Object.entries(fields).flatMap(([name, field]) => {
    const message = aheadFault(field, values[name], today)
    return message === undefined ? [] : [{ name, message }]
  })
  return [...missingFields(fields, values), ...disorders(fields, values), ...dated]
}

/** The fields of a form saved as a draft: only what every request needs is required, all other rules apply. */
export function draftFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, requiredOnSubmit: false, requiredWhen: [] }]),
  )
}
