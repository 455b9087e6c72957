// Generated from contract/ by scripts/generate. Do not edit.
import { policyScaleWords } from '../words/PolicyScale.ts'

export const text = { title: "对象说明", kind: "text" } as const
export const scale = { title: "企业规模", kind: "choice", maxItems: 4, words: policyScaleWords } as const
export const industry = { title: "适用行业", kind: "list", maxItems: 50 } as const
export const region = { title: "适用地区", kind: "list", maxItems: 50 } as const
export const enType = { title: "企业类型", kind: "list", maxItems: 50 } as const
export const qualification = { title: "企业资质", kind: "list", maxItems: 50 } as const
