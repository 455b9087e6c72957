// Generated from contract/ by scripts/generate. Do not edit.

export const qrId = { title: "标识", kind: "text" } as const
export const content = { title: "二维码内容", kind: "text" } as const
export const expiresIn = { title: "有效期", kind: "integer", unit: "秒" } as const
