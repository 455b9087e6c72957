// Generated from contract/ by scripts/generate. Do not edit.
import { policyTalentPersonEducationWords } from '../words/PolicyTalentPerson.ts'

export const education = { title: "学历", kind: "choice", required: true, words: policyTalentPersonEducationWords } as const
export const title = { title: "职称或技能等级", kind: "text", minLength: 1, maxLength: 50 } as const
export const age = { title: "年龄", kind: "integer", unit: "周岁", minimum: 16, maximum: 100 } as const
export const talentType = { title: "人才类型", kind: "text", minLength: 1, maxLength: 50 } as const
export const introYear = { title: "引进年份", kind: "integer", minimum: 1990, maximum: 2100 } as const

/** 人才情况。 */
export const policyTalentPersonFields = { education, title, age, talentType, introYear } as const
