// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "服务商标识", kind: "text" } as const
export const logo = { title: "标志", kind: "text" } as const
export const name = { title: "企业名称", kind: "text" } as const
export const contacts = { title: "联系人", kind: "text" } as const
export const contactsPosition = { title: "联系人职务", kind: "text" } as const
export const tel = { title: "联系电话", kind: "text" } as const
export const email = { title: "电子邮箱", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const qrCode = { title: "链接", kind: "text" } as const
export const slogan = { title: "一句话介绍", kind: "text" } as const
