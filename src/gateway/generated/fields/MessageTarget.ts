// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "消息标识", kind: "text" } as const
export const link = { title: "站内地址", kind: "text" } as const
export const reason = { title: "不能前往的原因", kind: "text" } as const
