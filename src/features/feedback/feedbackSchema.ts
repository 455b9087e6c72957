import * as z from 'zod/mini'
import { textRule } from '#gateway/rules/textRule.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'
import { feedbackFormFields } from '#gateway/generated/fields/FeedbackForm.ts'

const { telephone, type, description } = feedbackFormFields

/** The feedback form: the limit from one reading of §5 and the rules from the other. */
export const feedbackSchema = z.object({
  telephone: textRule(telephone, withoutSpaces),
  type: textRule(type),
  description: textRule(description),
})

export type FeedbackValues = z.infer<typeof feedbackSchema>
