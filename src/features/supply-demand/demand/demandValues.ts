import type { BodyOf, Schema } from '#gateway/contract.ts'
import { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { emptyValues, typedValues, type TypedValues } from '../publish/typedValues.ts'

/** What is typed of a demand: all that its request has, but for what the form knows by itself. */
const { id: _id, submit: _submit, ...fields } = demandFormFields

export { fields as typedFields }

/** A demand as it is typed. */
export interface DemandValues extends TypedValues<Omit<BodyOf<'saveDemand'>, 'id' | 'submit' | 'cover'>> {
  /** One picture at most. */
  cover: UploadedFile[]
}

/** A form nobody has typed into. */
export function emptyDemand(enId: string): DemandValues {
  // The fields are those of the request from which the type is made.
  return { ...(emptyValues(fields) as unknown as DemandValues), enId, cover: [] }
}

/** What was saved, to go on with. What was agreed to held for that version. */
export function demandValues(saved: Schema<'DemandOwnDetail'>): DemandValues {
  const { contact, cover } = saved
  return {
    ...(typedValues(fields, { ...saved, ...contact }) as unknown as DemandValues),
    cover: cover === undefined ? [] : [{ name: '封面', size: 0, url: cover, uid: cover }],
    agree: false,
  }
}

/** Another demand that begins with what this one says; its deadline is to be chosen anew. */
export function copiedDemand(saved: Schema<'DemandOwnDetail'>): DemandValues {
  return { ...demandValues(saved), deadline: '' }
}
