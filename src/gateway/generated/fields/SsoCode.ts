// Generated from contract/ by scripts/generate. Do not edit.

export const code = { title: "授权码", kind: "text" } as const
export const expiresIn = { title: "有效期", kind: "integer", unit: "秒" } as const
