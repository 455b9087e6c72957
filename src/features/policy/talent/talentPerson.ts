import * as z from 'zod/mini'
import type { Schema } from '#gateway/contract.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { policyTalentPersonFields as fields } from '#gateway/generated/fields/PolicyTalentPerson.ts'
import { policyTalentPersonEducationWords } from '#gateway/generated/words/PolicyTalentPerson.ts'

type Person = Schema<'PolicyTalentPerson'>

interface Bounds {
  readonly title: string
  readonly minimum: number
  readonly maximum: number
}

/** A whole number, or empty. */
function wholeNumber({ title, minimum, maximum }: Bounds) {
  const message = `${title}请填写 ${minimum} 至 ${maximum} 的整数`
  return z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || (/^\d{1,4}$/.test(value) && minimum <= Number(value) && Number(value) <= maximum),
      message,
    ),
  )
}

/** The talent form; only the degree is required. */
export const talentSchema = z.object({
  education: z.string().check(z.refine(isEducation, askFor(fields.education))),
  title: textRule(fields.title),
  age: wholeNumber(fields.age),
  talentType: textRule(fields.talentType),
  introYear: wholeNumber(fields.introYear),
})

export type TalentInput = z.infer<typeof talentSchema>

function isEducation(value: string): value is Person['education'] {
  return Object.hasOwn(policyTalentPersonEducationWords, value)
}

/** The request body of the checked form; empty fields are unknown. */
export function personOf({ education, title, age, talentType, introYear }: TalentInput): Person {
  return {
    education: isEducation(education) ? education : 'OTHER',
    ...(title !== '' && { title }),
    ...(age !== '' && { age: Number(age) }),
    ...(talentType !== '' && { talentType }),
    ...(introYear !== '' && { introYear: Number(introYear) }),
  }
}
