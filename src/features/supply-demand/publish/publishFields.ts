import { createContext, use } from 'react'
import type { Field, Fields } from '#gateway/generated/fields/field.ts'

interface PublishFields {
  fields: Fields
  /** Those of which files are on their way. */
  busyFields: Set<string>
}

/** The fields of the form that is shown. */
export const PublishFieldsContext = createContext<PublishFields>({ fields: {}, busyFields: new Set() })

/** What the contract says of a field of the form. */
export function useField(name: string): Field {
  const field = use(PublishFieldsContext).fields[name]
  if (field === undefined) throw new Error(`The form has no field ${name}`)
  return field
}

export interface ControlProps<Name extends string = string> {
  name: Name
  /** Else it is marked as one that may stay empty. */
  needed?: boolean
  hint?: string
}

/** A title, with a mark where nothing need be said. */
export function labelOf({ title }: Field, needed: boolean): string {
  return needed ? title : `${title}（选填）`
}
