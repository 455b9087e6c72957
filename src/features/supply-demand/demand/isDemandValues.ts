import { isLike } from '#ui/draft/isLike.ts'
import { outlineOf } from '../publish/typedValues.ts'
import { typedFields, type DemandValues } from './demandValues.ts'

const outline = outlineOf({ ...typedFields, cover: typedFields.attachments })

/** Whether something from the storage has the form's shape. */
export function isDemandValues(value: unknown): value is DemandValues {
  return isLike(outline, value)
}
