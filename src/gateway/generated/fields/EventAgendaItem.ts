// Generated from contract/ by scripts/generate. Do not edit.

export const time = { title: "时间", kind: "text" } as const
export const topic = { title: "主题", kind: "text" } as const
export const speakerTitle = { title: "主讲人身份", kind: "text" } as const
