import { isLike } from '#ui/draft/isLike.ts'
import { emptyResource, emptyServiceItem, type ResourceValues } from './resourceValues.ts'

const file = { name: '', size: 0, url: '', uid: '' }

const outline: ResourceValues = {
  ...emptyResource(''),
  fieldArea: [''],
  keywords: [''],
  transferMode: [''],
  patentNos: [''],
  qualification: [''],
  weekdays: [''],
  tradeMode: [''],
  serviceItems: [emptyServiceItem],
  cover: [file],
  images: [file],
  attachments: [file],
  evaluationFiles: [file],
}

/** Whether something from the storage has the form's shape. */
export function isResourceValues(value: unknown): value is ResourceValues {
  return isLike(outline, value)
}
