import type { BodyOf, Schema } from '#gateway/contract.ts'
import { demandFormFields } from '#gateway/generated/fields/DemandForm.ts'
import type { UploadedFile } from '#ui/upload/uploads.ts'
import { emptyValues, typedValues, type TypedValues, outlineOf } from '../publish/typedValues.ts'
import type { PublishSteps } from '../publish/publishSteps.ts'

/** The fields that are typed: those of the request that the form does not know by itself. */
const { id: _id, submit: _submit, ...fields } = demandFormFields

export { fields as typedFields }

/** The form's values for a demand. */
export interface DemandValues extends TypedValues<Omit<BodyOf<'saveDemand'>, 'id' | 'submit' | 'cover'>> {
  /** At most one picture. */
  cover: UploadedFile[]
}

/** An empty form. */
export function emptyDemand(enId: string): DemandValues {
  // These are the fields of the request from which the type is derived.
  return { ...(emptyValues(fields) as unknown as DemandValues), enId, cover: [] }
}

/** A saved demand to continue with. Consent was given for that version only. */
export function demandValues(saved: Schema<'DemandOwnDetail'>): DemandValues {
  const { contact, cover } = saved
  return {
    ...(typedValues(fields, { ...saved, ...contact }) as unknown as DemandValues),
    cover: cover === undefined ? [] : [{ name: '封面', size: 0, url: cover, uid: cover }],
    agree: false,
  }
}

/** A copy of a demand; its deadline must be chosen again. */
export function copiedDemand(saved: Schema<'DemandOwnDetail'>): DemandValues {
  return { ...demandValues(saved), deadline: '' }
}

/** The shape of a stored draft. */
export const demandOutline = outlineOf({ ...fields, cover: fields.attachments })

type Name = keyof DemandValues

const basics: Name[] = ['demandType', 'title', 'categoryId', 'industryCode', 'fieldArea', 'keywords', 'description']
const publisher: Name[] = ['enId', 'hideEnName', 'contactName', 'contactTel', 'contactWay']
const promise: Name[] = ['agree']

const elsewhere = new Set<Name>([...basics, ...publisher, ...promise])
const conditions = (Object.keys(fields) as Name[]).filter((name) => !elsewhere.has(name))

/** The steps of the form with their fields; the second has all that the others do not. */
export const demandSteps: PublishSteps<DemandValues> = [
  { title: '需求是什么', fields: basics },
  { title: '要求与预算', fields: conditions },
  { title: '发布方', fields: publisher },
  { title: '预览并提交', fields: promise },
]
