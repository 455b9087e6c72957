import type { Condition, Field, Fields } from '../generated/fields/field.ts'
import { askFor } from './input/sentences.ts'

/** An error of one field of a form. */
export interface Fault {
  name: string
  message: string
}

export type Values = Readonly<Record<string, unknown>>

/**
 * The required fields that are missing, in the contract's order. Fields that only a submission needs are required of
 * everything except a draft, which is checked by the contract's `required` alone.
 */
export function missingFields(fields: Fields, values: Values): Fault[] {
  return Object.entries(fields)
    .filter(([name, field]) => isMissing(field, values, values[name]))
    .map(([name, field]) => ({ name, message: askFor(field) }))
}

function isMissing(field: Field, values: Values, value: unknown): boolean {
  const { required = false, requiredOnSubmit = false, requiredWhen = [] } = field
  if (requiredOnSubmit || requiredWhen.some((condition) => holds(condition, values))) return isEmpty(value)
  // A required text or list may be empty where the contract allows it, and null counts as a value.
  const mayBeEmpty = field.minLength === 0 || field.minItems === 0 || value === null
  return required && (value === undefined || (!mayBeEmpty && isEmpty(value)))
}

function holds(condition: Condition, values: Values): boolean {
  return Object.entries(condition).every(([name, allowed]) => allowed.includes(values[name]))
}

/** Whether the value is empty: a blank text and an empty list are, 0 and false are not. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** Names of the fields that a submission needs and a draft may lack. */
export type NeededOnSubmit<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { requiredOnSubmit: true } ? Name : never
}[keyof All]
