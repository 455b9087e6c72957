import { outlineOf } from '../publish/typedValues.ts'
import { typedFields } from './demandValues.ts'

/** The shape of a stored draft. */
export const demandOutline = outlineOf({ ...typedFields, cover: typedFields.attachments })
