// Generated from contract/ by scripts/generate. Do not edit.

export const token = { title: "令牌", kind: "text" } as const
export const url = { title: "企业门户地址", kind: "text" } as const
