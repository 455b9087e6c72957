import { facilitatorCaseFields } from '../../../gateway/generated/fields/FacilitatorCase.ts'
import type { UploadRule } from '../../../ui/upload/uploadRule.ts'

const image = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1 } as const

/** §5, §9: product and main-business images; the logo follows them. */
export const imageRule: UploadRule = { ...image, maxCount: 1 }

export const caseImageRule: UploadRule = { ...image, maxCount: facilitatorCaseFields.images.maxItems }

/** A scanned certificate: as large as the gateway takes images (contract, uploadFile). */
export const certificateRule: UploadRule = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxMegabytes: 5, maxCount: 1 }
