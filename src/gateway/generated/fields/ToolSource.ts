// Generated from contract/ by scripts/generate. Do not edit.
import { toolSourceBasisWords } from '../words/ToolSource.ts'

export const name = { title: "文件名称", kind: "text" } as const
export const docNo = { title: "文号", kind: "text" } as const
export const url = { title: "原文地址", kind: "text" } as const
export const basis = { title: "依据", kind: "choice", words: toolSourceBasisWords } as const
