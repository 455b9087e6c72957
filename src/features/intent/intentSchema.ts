import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { dateRule } from '#gateway/rules/dateRule.ts'
import { investmentIntentFormFields } from '#gateway/generated/fields/InvestmentIntentForm.ts'
import { attractIntentFormInvestAmountWords } from '#gateway/generated/words/AttractIntentForm.ts'
import { regionDate } from '#ui/regionDate.ts'
import { withoutSpaces } from '#ui/form/rules/withoutSpaces.ts'

/** What somebody is interested in. */
export type IntentTarget =
  | { kind: 'attract'; id: string }
  | { kind: 'investment'; id: string; type: Schema<'InvestmentType'> }

type InvestAmount = keyof typeof attractIntentFormInvestAmountWords

/** Limits of the contract, in characters. */
export const limits = { name: 20, company: 100, industry: 50, content: 500 } as const

const isAmount = (value: string): value is InvestAmount => Object.hasOwn(attractIntentFormInvestAmountWords, value)

const atMost = (name: string, characters: number) => z.maxLength(characters, `${name}最多 ${characters} 个字符`)

function required(message: string, name: string, characters: number, least = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.minLength(least, `${name}至少 ${least} 个字符`),
      atMost(name, characters),
    )
}

/** The form of an intent: an investor names an amount, somebody looking for a place an area and a day. */
export const intentSchema = (kind: IntentTarget['kind']) =>
  z.object({
    name: required('请输入联系人', '联系人', limits.name, 2),
    company: required('请输入企业名称', '企业名称', limits.company, 2),
    mobile: z.string().check(withoutSpaces, z.minLength(1, '请输入手机号'), z.regex(/^1[3-9]\d{9}$/, '手机号格式错误')),
    industry: z.string().check(z.trim(), atMost('所属行业', limits.industry)),
    investAmount: z.string().check(z.refine((value) => kind !== 'attract' || isAmount(value), '请选择拟投资额')),
    area: z.string().check(z.trim(), z.regex(/^(\d{1,8}(\.\d{1,2})?)?$/, '请输入数字，最多两位小数')),
    visitDate: dateRule(investmentIntentFormFields.visitDate, () => regionDate(new Date())),
    content: required('请输入意向说明', '意向说明', limits.content),
    agree: z.boolean().check(z.refine((agreed) => agreed, '请同意向承办部门提供联系方式')),
  })

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

function common({ name, company, mobile, industry, content }: IntentValues) {
  return { name, company, mobile, content, ...(industry !== '' && { industry }), agree: true as const }
}

/** The request body of a checked form about an investment project. */
export function attractIntent(values: IntentValues, attractId: string): BodyOf<'saveAttractIntent'> {
  const investAmount = isAmount(values.investAmount) ? values.investAmount : 'UNDECIDED'
  return { ...common(values), attractId, investAmount }
}

/** The request body of a checked form about a place. */
export function investmentIntent(
  values: IntentValues,
  { id, type }: Extract<IntentTarget, { kind: 'investment' }>,
): BodyOf<'saveInvestmentIntent'> {
  const { area, visitDate } = values
  return {
    ...common(values),
    resourceType: type,
    resourceId: id,
    ...(area !== '' && { area: Number(area) }),
    ...(visitDate !== '' && { visitDate }),
  }
}
