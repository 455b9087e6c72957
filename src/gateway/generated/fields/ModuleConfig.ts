// Generated from contract/ by scripts/generate. Do not edit.
import { moduleCodeWords } from '../words/ModuleCode.ts'

export const moduleCode = { title: "模块编码", kind: "choice", words: moduleCodeWords } as const
export const items = { title: "链接", kind: "rows", maxItems: 100 } as const
