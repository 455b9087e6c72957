// Generated from contract/ by scripts/generate. Do not edit.

export const valid = { title: "是否有效", kind: "choice" } as const
export const expiresIn = { title: "剩余有效期", kind: "integer", unit: "秒" } as const
export const takenOver = { title: "是否已在别处登录", kind: "choice" } as const
