// Generated from contract/ by scripts/generate. Do not edit.
import { resourceStatusWords } from '../words/ResourceStatus.ts'
import { resourceOwnerActionWords } from '../words/ResourceOwnerAction.ts'

export const id = { title: "资源标识", kind: "text" } as const
export const status = { title: "资源状态", kind: "choice", words: resourceStatusWords } as const
export const actions = { title: "可用操作", kind: "choice", words: resourceOwnerActionWords } as const
