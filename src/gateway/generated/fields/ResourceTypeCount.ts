// Generated from contract/ by scripts/generate. Do not edit.
import { resourceTypeWords } from '../words/ResourceType.ts'

export const resourceType = { title: "资源类型", kind: "choice", words: resourceTypeWords } as const
export const count = { title: "条数", kind: "integer" } as const
