import { emptyResource, emptyServiceItem, type ResourceValues } from './resourceValues.ts'

const file = { name: '', size: 0, url: '', uid: '' }

/** The shape of a stored draft. */
export const resourceOutline: ResourceValues = {
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
