import * as z from 'zod/mini'
import { textRule } from '#gateway/fields/textRule.ts'
import { feedbackFormFields as fields } from '#gateway/generated/fields/FeedbackForm.ts'
import { withoutSpaces } from '#ui/form/withoutSpaces.ts'

/** What a report begins with, so that whoever reads it finds the evaluation. */
function reportHead(id: string): string {
  return `举报评价 ${id}：`
}

/** How many characters are left for the reason. */
export function reasonLength(id: string): number {
  return fields.description.maxLength - reportHead(id).length
}

/** A report goes the way of any feedback (contract, FeedbackForm): the platform looks at the evaluation and calls back. */
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
