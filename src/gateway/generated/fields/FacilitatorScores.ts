// Generated from contract/ by scripts/generate. Do not edit.

export const quality = { title: "服务质量", kind: "number" } as const
export const speed = { title: "响应速度", kind: "number" } as const
export const price = { title: "性价比", kind: "number" } as const
export const attitude = { title: "服务态度", kind: "number" } as const
