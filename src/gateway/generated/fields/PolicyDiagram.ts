// Generated from contract/ by scripts/generate. Do not edit.

export const title = { title: "图解标题", kind: "text" } as const
export const images = { title: "图片", kind: "rows", maxItems: 20 } as const
export const pdf = { title: "可下载的 PDF", kind: "object" } as const
