// Generated from contract/ by scripts/generate. Do not edit.
import { policyMatchGrowthStepStateWords } from '../words/PolicyMatchGrowthStep.ts'

export const tier = { title: "层级", kind: "text" } as const
export const state = { title: "状态", kind: "choice", words: policyMatchGrowthStepStateWords } as const
export const gaps = { title: "差距", kind: "list", maxItems: 20 } as const
