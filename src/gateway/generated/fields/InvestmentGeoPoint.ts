// Generated from contract/ by scripts/generate. Do not edit.

export const lng = { title: "经度", kind: "number", unit: "度" } as const
export const lat = { title: "纬度", kind: "number", unit: "度" } as const
