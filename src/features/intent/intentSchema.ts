import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { numberRule } from '#calls/numberRule.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { dateRule } from '#gateway/rules/dateRule.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { attractIntentFormFields } from '#gateway/generated/fields/AttractIntentForm.ts'
import { investmentIntentFormFields } from '#gateway/generated/fields/InvestmentIntentForm.ts'
import { choiceOf } from '#ui/choiceOf.ts'
import { numberOf } from '#ui/form/controls/numberText.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'
import { regionDate } from '#ui/regionDate.ts'

/** What somebody is interested in. */
export type IntentTarget =
  | { kind: 'attract'; id: string }
  | { kind: 'investment'; id: string; type: Schema<'InvestmentType'> }

/** The fields that both forms have are the same in the contract. */
const common = investmentIntentFormFields
const { investAmount } = attractIntentFormFields

/** The form of an intent: an investor names an amount, somebody looking for a place an area and a day. */
export const intentSchema = (kind: IntentTarget['kind']) =>
  z.object({
    name: textRule(common.name),
    company: textRule(common.company),
    mobile: textRule(common.mobile, withoutSpaces),
    industry: textRule(common.industry),
    investAmount: z
      .string()
      .check(z.refine((value) => kind !== 'attract' || amountOf(value) !== undefined, askFor(investAmount))),
    area: numberRule(common.area),
    visitDate: dateRule(common.visitDate, () => regionDate(new Date())),
    content: textRule(common.content),
    agree: z.boolean().check(z.refine((agreed) => agreed, askFor(common.agree))),
  })

const amountOf = (value: string) => choiceOf(investAmount.words, value)

export type IntentValues = z.infer<ReturnType<typeof intentSchema>>

export const emptyIntent: IntentValues = {
  name: '',
  company: '',
  mobile: '',
  industry: '',
  investAmount: '',
  area: '',
  visitDate: '',
  content: '',
  agree: false,
}

function commonBody({ name, company, mobile, industry, content }: IntentValues) {
  return { name, company, mobile, content, ...(industry !== '' && { industry }), agree: true as const }
}

/** The request body of a checked form about an investment project. */
export function attractIntent(values: IntentValues, attractId: string): BodyOf<'saveAttractIntent'> {
  return { ...commonBody(values), attractId, investAmount: amountOf(values.investAmount) ?? 'UNDECIDED' }
}

/** The request body of a checked form about a place. */
export function investmentIntent(
  values: IntentValues,
  { id, type }: Extract<IntentTarget, { kind: 'investment' }>,
): BodyOf<'saveInvestmentIntent'> {
  const { visitDate } = values
  const area = numberOf(values.area)
  return {
    ...commonBody(values),
    resourceType: type,
    resourceId: id,
    ...(area !== null && { area }),
    ...(visitDate !== '' && { visitDate }),
  }
}
