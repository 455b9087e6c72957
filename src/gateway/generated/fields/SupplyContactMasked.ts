// Generated from contract/ by scripts/generate. Do not edit.

export const contactName = { title: "联系人（脱敏）", kind: "text" } as const
export const contactTel = { title: "联系电话（脱敏）", kind: "text" } as const
