// Generated from contract/ by scripts/generate. Do not edit.

export const contacts = { title: "联系人", kind: "text" } as const
export const contactsPosition = { title: "联系人职务", kind: "text" } as const
export const tel = { title: "联系电话", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const website = { title: "网址", kind: "text" } as const
