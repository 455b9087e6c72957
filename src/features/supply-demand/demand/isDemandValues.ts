import { isLike } from '../../../ui/draft/isLike.ts'
import { emptyDemand, type DemandValues } from './demandValues.ts'

const file = { name: '', size: 0, url: '', uid: '' }

const outline: DemandValues = {
  ...emptyDemand(''),
  fieldArea: [''],
  keywords: [''],
  cooperationMode: [''],
  expectRegion: [''],
  cover: [file],
  attachments: [file],
}

/** Whether something found in the storage is a demand as it is typed. */
export function isDemandValues(value: unknown): value is DemandValues {
  return isLike(outline, value)
}
