import type { ResumeValues } from './resumeSchema.ts'
import { emptyRows, resumeValues } from './resumeValues.ts'

const file = { name: '', size: 0, url: '', uid: '' }

/** The shape of a stored draft. */
export const resumeOutline: ResumeValues = {
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
