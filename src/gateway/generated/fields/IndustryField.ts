// Generated from contract/ by scripts/generate. Do not edit.
import { scaleIndustryWords } from '../words/ScaleIndustry.ts'

export const code = { title: "划型行业", kind: "choice", words: scaleIndustryWords } as const
export const name = { title: "行业名称", kind: "text" } as const
export const description = { title: "行业范围", kind: "text" } as const
export const fields = { title: "所用指标", kind: "rows", maxItems: 3 } as const
