// Generated from contract/ by scripts/generate. Do not edit.

export const sessionId = { title: "会话标识", kind: "text" } as const
export const title = { title: "会话名称", kind: "text" } as const
export const turns = { title: "问答", kind: "rows", maxItems: 200 } as const
