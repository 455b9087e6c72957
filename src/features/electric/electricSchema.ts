import * as z from 'zod/mini'
import type { Schema } from '../../gateway/contract.ts'
import type { UploadRule } from '../../ui/upload/uploadRule.ts'

/** §5: one Word file. The size is the gateway's own limit for documents. */
export const wordRule: UploadRule = { extensions: ['doc', 'docx'], maxMegabytes: 20, maxCount: 1 }

/** §5: one PDF file. */
export const pdfRule: UploadRule = { extensions: ['pdf'], maxMegabytes: 20, maxCount: 1 }

function oneFile(message: string) {
  return z.array(z.custom<Schema<'UploadedFile'>>()).check(z.minLength(1, message), z.maxLength(1))
}

/** The application for an importance level certificate (§5). */
export const electricSchema = z.object({
  enId: z.string().check(z.minLength(1, '请选择企业')),
  wordFile: oneFile('请上传认证材料word'),
  pdfFile: oneFile('请上传认证材料PDF'),
})

export type ElectricValues = z.infer<typeof electricSchema>

/** §4: only an enterprise whose binding has passed its audit can apply. */
export function selectableEnterprises(enterprises: readonly Schema<'Enterprise'>[]): readonly Schema<'Enterprise'>[] {
  return enterprises.filter(({ bindAudit }) => bindAudit === 'PASS')
}
