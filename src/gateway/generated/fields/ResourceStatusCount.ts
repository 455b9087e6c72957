// Generated from contract/ by scripts/generate. Do not edit.
import { resourceStatusWords } from '../words/ResourceStatus.ts'

export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const count = { title: "条数", kind: "integer" } as const
