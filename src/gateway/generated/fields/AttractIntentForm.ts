// Generated from contract/ by scripts/generate. Do not edit.
import { attractIntentFormInvestAmountWords } from '../words/AttractIntentForm.ts'

export const name = { title: "联系人", kind: "text", minLength: 2, maxLength: 20, required: true } as const
export const company = { title: "企业名称", kind: "text", minLength: 2, maxLength: 100, required: true } as const
export const mobile = { title: "手机号", kind: "text", mismatch: "手机号格式错误", minLength: 11, maxLength: 11, pattern: "^1[3-9]\\d{9}$", required: true } as const
export const industry = { title: "所属行业", kind: "text", minLength: 1, maxLength: 50 } as const
export const content = { title: "意向说明", kind: "text", minLength: 1, maxLength: 500, required: true } as const
export const agree = { title: "同意向承办部门提供联系方式", kind: "choice", ask: "请#", required: true } as const
export const attractId = { title: "招商项目标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const investAmount = { title: "拟投资额", kind: "choice", required: true, words: attractIntentFormInvestAmountWords } as const

/** 招商意向表单。 */
export const attractIntentFormFields = { name, company, mobile, industry, content, agree, attractId, investAmount } as const
