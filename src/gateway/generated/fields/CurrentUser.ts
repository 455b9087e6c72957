// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const image = { title: "链接", kind: "text" } as const
export const loginName = { title: "登录名", kind: "text" } as const
export const nickName = { title: "昵称", kind: "text" } as const
export const currentEnterprise = { title: "用户的企业", kind: "object" } as const
