import { isLike } from '#ui/draft/isLike.ts'
import type { ResumeValues } from './resumeSchema.ts'
import { emptyRows, resumeValues } from './resumeValues.ts'

const file = { name: '', size: 0, url: '', uid: '' }

const outline: ResumeValues = {
  ...resumeValues(null),
  logo: [file],
  wechatQr: [file],
  providerType: [''],
  serviceCategoryIds: [''],
  serviceRegion: [''],
  promise: [''],
  qualifications: [{ ...emptyRows.qualifications, file: [file] }],
  team: [emptyRows.team],
  cases: [{ ...emptyRows.cases, images: [file] }],
  mainBusiness: [{ ...emptyRows.mainBusiness, images: [file] }],
  products: [{ ...emptyRows.products, images: [file] }],
}

/** Whether something from the storage has the form's shape. */
export function isResumeValues(value: unknown): value is ResumeValues {
  return isLike(outline, value)
}
