// Generated from contract/ by scripts/generate. Do not edit.

export const records = { title: "本页申报记录", kind: "rows", maxItems: 50 } as const
export const total = { title: "总条数", kind: "integer" } as const
export const size = { title: "每页条数", kind: "integer" } as const
export const current = { title: "页码", kind: "integer" } as const
export const pages = { title: "总页数", kind: "integer" } as const
