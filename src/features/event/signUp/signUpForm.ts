import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { eventSignFormFields as fields } from '#gateway/generated/fields/EventSignForm.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'

type ExtraField = Schema<'EventExtraField'>

/** The rule of one of the organiser's questions. */
function answersRule({ label, required }: ExtraField) {
  return z
    .array(z.string().check(z.trim()))
    .check(z.refine((answers) => !required || answers.some((answer) => answer !== ''), `请填写${label}`))
}

/** The sign-up form: the contract's fields, and the organiser's questions. */
export function signUpSchema(extraFields: readonly ExtraField[]) {
  return z.object({
    /** Always one of the member's enterprises when it is sent; a visitor has none yet. */
    enId: z.string(),
    name: textRule(fields.name),
    mobile: textRule(fields.mobile, withoutSpaces),
    position: textRule(fields.position),
    /** The number as the value of a select. */
    attendCount: z.string(),
    diet: textRule(fields.diet),
    question: textRule(fields.question),
    extra: z.object(Object.fromEntries(extraFields.map((field) => [field.key, answersRule(field)]))),
    agree: z.boolean().check(z.refine((agreed) => agreed, askFor(fields.agree))),
  })
}

export interface SignUpValues {
  enId: string
  name: string
  mobile: string
  position: string
  attendCount: string
  diet: string
  question: string
  extra: Record<string, string[]>
  agree: boolean
}

export function emptySignUp(extraFields: readonly ExtraField[]): SignUpValues {
  return {
    enId: '',
    name: '',
    mobile: '',
    position: '',
    attendCount: '1',
    diet: '',
    question: '',
    extra: Object.fromEntries(extraFields.map(({ key }) => [key, []])),
    agree: false,
  }
}

/** The request body of a checked form; empty fields are omitted. */
export function signUpBody(values: SignUpValues, eventId: string): BodyOf<'signUpForEvent'> {
  const { enId, name, mobile, attendCount, extra } = values
  const given = (['position', 'diet', 'question'] as const).filter((field) => values[field] !== '')
  return {
    eventId,
    enId,
    name,
    mobile,
    attendCount: Number(attendCount),
    ...Object.fromEntries(given.map((field) => [field, values[field]])),
    extra: Object.entries(extra)
      .map(([key, answers]) => ({ key, values: answers.filter((answer) => answer !== '') }))
      .filter(({ values: answers }) => answers.length > 0),
    agree: true,
  }
}

/**
 * The enterprises somebody can sign up for, including those whose binding is still under audit (contract,
 * EventSignForm).
 */
export function signUpEnterprises(enterprises: readonly Schema<'Enterprise'>[]): readonly Schema<'Enterprise'>[] {
  return enterprises.filter(({ bindAudit }) => bindAudit !== 'REJECT')
}
