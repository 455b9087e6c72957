import * as z from 'zod/mini'
import { textRule } from '#gateway/rules/textRule.ts'
import { feedbackFormFields as fields } from '#gateway/generated/fields/FeedbackForm.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'

/** The beginning of a report, which identifies the evaluation. */
function reportHead(id: string): string {
  return `举报评价 ${id}：`
}

/** Maximum length of the reason. */
export function reasonLength(id: string): number {
  return fields.description.maxLength - reportHead(id).length
}

/** A report is sent as feedback (contract, FeedbackForm): the platform checks the evaluation and calls back. */
export function reportSchema(id: string) {
  const reason = { ...fields.description, title: '举报理由', maxLength: reasonLength(id) }
  return z.object({
    telephone: textRule(fields.telephone, withoutSpaces),
    type: textRule(fields.type),
    reason: textRule(reason),
  })
}

export type ReportValues = z.infer<ReturnType<typeof reportSchema>>

export const emptyReport: ReportValues = { telephone: '', type: '', reason: '' }

export function reportBody(id: string, { telephone, type, reason }: ReportValues) {
  return { telephone, type, description: `${reportHead(id)}${reason}`, source: 'PC' as const }
}
