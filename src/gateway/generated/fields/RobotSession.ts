// Generated from contract/ by scripts/generate. Do not edit.

export const sessionId = { title: "会话标识", kind: "text" } as const
export const title = { title: "会话名称", kind: "text" } as const
export const turnCount = { title: "提问次数", kind: "integer" } as const
export const createTime = { title: "开始时间", kind: "text" } as const
export const updateTime = { title: "最近提问时间", kind: "text" } as const

export const robotSessionTerms = { kept: { title: "会话保留至", days: 30, after: "updateTime" } } as const
