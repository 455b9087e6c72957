import type { Condition, Field, Fields } from '../generated/fields/field.ts'
import { askFor } from './sentences.ts'

/** What is wrong with one field of a form. */
export interface Fault {
  name: string
  message: string
}

export type Values = Readonly<Record<string, unknown>>

/**
 * The fields that are needed and not there, in the contract's order. What a submission needs is asked for of everything
 * but a draft, whose check is the contract's `required` alone.
 */
export function missingFields(fields: Fields, values: Values): Fault[] {
  return Object.entries(fields)
    .filter(([name, field]) => isMissing(field, values, values[name]))
    .map(([name, field]) => ({ name, message: askFor(field) }))
}

function isMissing(field: Field, values: Values, value: unknown): boolean {
  const { required = false, requiredOnSubmit = false, requiredWhen = [] } = field
  if (requiredOnSubmit || requiredWhen.some((condition) => holds(condition, values))) return isEmpty(value)
  // A required text or list may be empty where the contract lets it, and null is no less a value.
  const mayBeEmpty = field.minLength === 0 || field.minItems === 0 || value === null
  return required && (value === undefined || (!mayBeEmpty && isEmpty(value)))
}

function holds(condition: Condition, values: Values): boolean {
  return Object.entries(condition).every(([name, allowed]) => allowed.includes(values[name]))
}

/** Whether nothing was said: a blank text and an empty list say nothing, 0 and false do. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** Names of the fields that a submission needs and a draft may lack. */
export type NeededOnSubmit<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { requiredOnSubmit: true } ? Name : never
}[keyof All]
