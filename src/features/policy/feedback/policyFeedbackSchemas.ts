import * as z from 'zod/mini'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { policyConsultRequestFields as consult } from '#gateway/generated/fields/PolicyConsultRequest.ts'
import { policyCorrectionRequestFields as correction } from '#gateway/generated/fields/PolicyCorrectionRequest.ts'
import { policyEvaluationRequestFields as evaluation } from '#gateway/generated/fields/PolicyEvaluationRequest.ts'
import { policyCorrectionRequestErrorTypeWords } from '#gateway/generated/words/PolicyCorrectionRequest.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'

export const consultSchema = z.object({
  title: textRule(consult.title),
  content: textRule(consult.content),
  telephone: textRule(consult.telephone, withoutSpaces),
  public: z.boolean(),
})

export type ConsultValues = z.infer<typeof consultSchema>

export type ErrorType = keyof typeof policyCorrectionRequestErrorTypeWords

export const correctionSchema = z.object({
  fieldOrClause: z.string(),
  errorType: z
    .string()
    .check(
      z.refine((value) => Object.hasOwn(policyCorrectionRequestErrorTypeWords, value), askFor(correction.errorType)),
    ),
  content: textRule(correction.content),
  telephone: textRule(correction.telephone, withoutSpaces),
})

export type CorrectionValues = z.infer<typeof correctionSchema>

export const evaluationSchema = z.object({
  useful: z.string().check(z.refine((value) => value === 'yes' || value === 'no', askFor(evaluation.useful))),
  clarity: z.string(),
  comment: textRule(evaluation.comment),
})

export type EvaluationValues = z.infer<typeof evaluationSchema>
