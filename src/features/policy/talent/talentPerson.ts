import * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'

type Person = Schema<'PolicyTalentPerson'>

/** Names of the degrees, the highest first. */
export const educations: Readonly<Record<Person['education'], string>> = {
  DOCTOR: '博士',
  MASTER: '硕士',
  BACHELOR: '本科',
  COLLEGE: '专科',
  OTHER: '其他',
}

const text = (label: string) => z.string().check(z.trim(), z.maxLength(50, `${label}不能超过50个字符`))

/** A whole number, or nothing. */
function wholeNumber(label: string, least: number, most: number) {
  const message = `${label}请填写 ${least} 至 ${most} 的整数`
  return z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || (/^\d{1,4}$/.test(value) && least <= Number(value) && Number(value) <= most),
      message,
    ),
  )
}

/** The talent form as it is typed; only the degree is needed. The bounds are those of the contract. */
export const talentSchema = z.object({
  education: z.string().check(z.refine(isEducation, '请选择学历')),
  title: text('职称或技能等级'),
  age: wholeNumber('年龄', 16, 100),
  talentType: text('人才类型'),
  introYear: wholeNumber('引进年份', 1990, 2100),
})

export type TalentInput = z.infer<typeof talentSchema>

function isEducation(value: string): value is Person['education'] {
  return Object.hasOwn(educations, value)
}

/** The checked form as the gateway takes it: what was left empty is not known. */
export function personOf({ education, title, age, talentType, introYear }: TalentInput): Person {
  return {
    education: isEducation(education) ? education : 'OTHER',
    ...(title !== '' && { title }),
    ...(age !== '' && { age: Number(age) }),
    ...(talentType !== '' && { talentType }),
    ...(introYear !== '' && { introYear: Number(introYear) }),
  }
}
