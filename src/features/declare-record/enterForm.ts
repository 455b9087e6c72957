import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { dateRule } from '#gateway/rules/dateRule.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { declareRecordFormFields as fields } from '#gateway/generated/fields/DeclareRecordForm.ts'
import { regionDate } from '#ui/regionDate.ts'

/** The rules of the form that records an application submitted elsewhere. */
export const enterSchema = z.object({
  /** Used to find the policy; not sent. */
  policy: z.string(),
  declarationId: z.string().check(z.minLength(1, askFor(fields.declarationId))),
  enId: z.string().check(z.minLength(1, askFor(fields.enId))),
  submitDate: dateRule(fields.submitDate, () => regionDate(new Date())),
  receiptNo: textRule(fields.receiptNo),
})

export type EnterValues = z.infer<typeof enterSchema>

export function enterBody({ receiptNo, declarationId, enId, submitDate }: EnterValues): BodyOf<'saveDeclareRecord'> {
  return { declarationId, enId, submitDate, ...(receiptNo !== '' && { receiptNo }) }
}

/** The batches that can be applied for, each with its policy. */
export function batchOptions(declarations: readonly Schema<'PolicyDeclaration'>[]) {
  return declarations
    .filter(({ declarationTag: { code } }) => code !== 'NOT_STARTED')
    .map(({ id, policyTitle, batchName, department, declarationTag: { text } }) => ({
      value: id,
      label: `${policyTitle}（${batchName}，${department}，${text}）`,
    }))
}
