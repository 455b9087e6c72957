// Generated from contract/ by scripts/generate. Do not edit.
import { policyStackableModeWords } from '../words/PolicyStackable.ts'

export const mode = { title: "叠加方式", kind: "choice", words: policyStackableModeWords } as const
export const modeDesc = { title: "叠加方式（文字）", kind: "text" } as const
export const withPolicyIds = { title: "涉及的政策", kind: "list", maxItems: 20 } as const
export const note = { title: "说明", kind: "text" } as const
