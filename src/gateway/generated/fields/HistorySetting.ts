// Generated from contract/ by scripts/generate. Do not edit.

export const enabled = { title: "是否记录", kind: "choice" } as const
export const keepDays = { title: "保留天数", kind: "integer" } as const
export const maxCount = { title: "最多保留条数", kind: "integer" } as const
