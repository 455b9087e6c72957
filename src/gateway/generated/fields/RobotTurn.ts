// Generated from contract/ by scripts/generate. Do not edit.

export const question = { title: "问题", kind: "text" } as const
export const createTime = { title: "提问时间", kind: "text" } as const
export const answer = { title: "机器人的回答", kind: "object" } as const
export const useful = { title: "是否有用", kind: "choice" } as const
