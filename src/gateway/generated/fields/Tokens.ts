// Generated from contract/ by scripts/generate. Do not edit.

export const access_token = { title: "访问令牌", kind: "text" } as const
export const refresh_token = { title: "刷新令牌", kind: "text" } as const
