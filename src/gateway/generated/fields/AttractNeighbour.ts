// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "招商项目标识", kind: "text" } as const
export const title = { title: "项目名称", kind: "text" } as const
