// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "交通节点", kind: "text" } as const
export const distance = { title: "距离", kind: "number", unit: "公里" } as const
