import * as z from 'zod/mini'
import type { Schema } from '#gateway/contract.ts'
import { fileRule } from '#gateway/fields/files.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { electricityCertificateFormFields as fields } from '#gateway/generated/fields/ElectricityCertificateForm.ts'

/** §5: one Word file. */
export const wordRule = fileRule(fields.wordFile)

/** §5: one PDF file. */
export const pdfRule = fileRule(fields.pdfFile)

function oneFile(message: string) {
  return z.array(z.custom<Schema<'UploadedFile'>>()).check(z.minLength(1, message), z.maxLength(1))
}

/** The rules of the application for an importance level certificate (§5). */
export const electricSchema = z.object({
  enId: z.string().check(z.minLength(1, '请选择企业')),
  wordFile: oneFile(askFor(fields.wordFile)),
  pdfFile: oneFile(askFor(fields.pdfFile)),
})

export type ElectricValues = z.infer<typeof electricSchema>

/** §4: only an enterprise whose binding has passed its audit can apply. */
export function selectableEnterprises(enterprises: readonly Schema<'Enterprise'>[]): readonly Schema<'Enterprise'>[] {
  return enterprises.filter(({ bindAudit }) => bindAudit === 'PASS')
}
