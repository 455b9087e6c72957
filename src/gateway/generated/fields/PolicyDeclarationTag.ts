// Generated from contract/ by scripts/generate. Do not edit.
import { policyDeclarationStateWords } from '../words/PolicyDeclarationState.ts'

export const code = { title: "申报状态", kind: "choice", words: policyDeclarationStateWords } as const
export const text = { title: "角标文字", kind: "text" } as const
export const grey = { title: "是否置灰", kind: "choice" } as const
