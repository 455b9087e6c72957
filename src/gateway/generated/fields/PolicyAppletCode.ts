// Generated from contract/ by scripts/generate. Do not edit.

export const imageSrc = { title: "图片", kind: "text" } as const
export const linkUrl = { title: "等价链接", kind: "text" } as const
