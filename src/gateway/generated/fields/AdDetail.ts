// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "广告标识", kind: "text" } as const
export const title = { title: "标题", kind: "text" } as const
export const image = { title: "图片地址", kind: "text" } as const
export const alt = { title: "替代文字", kind: "text" } as const
export const source = { title: "来源", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const content = { title: "正文", kind: "text" } as const
export const start = { title: "有效期开始", kind: "date" } as const
export const end = { title: "有效期结束", kind: "date" } as const
