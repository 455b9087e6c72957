// Generated from contract/ by scripts/generate. Do not edit.

export const returnCode = { title: "成功返回码", kind: "text" } as const
export const data = { title: "", kind: "text" } as const
