import { demandFormFields } from '../../../gateway/generated/fields/DemandForm.ts'
import type { UploadRule } from '../../../ui/upload/uploadRule.ts'

/** Contract, DemandForm.cover. */
export const coverRule: UploadRule = { extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 5, maxCount: 1 }

/** Contract, SupplyAttachmentList. */
export const attachmentRule: UploadRule = {
  extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip'],
  maxMegabytes: 20,
  maxCount: demandFormFields.attachments.maxItems,
}
