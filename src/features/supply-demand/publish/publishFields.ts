import { createContext, use } from 'react'
import type { Field, Fields } from '#gateway/generated/fields/field.ts'

interface PublishFields {
  fields: Fields
  /** Fields with uploads in progress. */
  busyFields: Set<string>
}

/** The fields of the current form. */
export const PublishFieldsContext = createContext<PublishFields>({ fields: {}, busyFields: new Set() })

/** The contract's rules for a field of the form. */
export function useField(name: string): Field {
  const field = use(PublishFieldsContext).fields[name]
  if (field === undefined) throw new Error(`The form has no field ${name}`)
  return field
}

export interface ControlProps<Name extends string = string> {
  name: Name
  /** Otherwise it is marked as optional. */
  needed?: boolean
  hint?: string
}

/** A title, with a mark if it is optional. */
export function labelOf({ title }: Field, needed: boolean): string {
  return needed ? title : `${title}（选填）`
}
