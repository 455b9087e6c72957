// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const title = { title: "文件标题", kind: "text" } as const
export const docUrl = { title: "文件地址", kind: "text" } as const
export const fileType = { title: "文件类型", kind: "choice" } as const
export const size = { title: "大小", kind: "integer", unit: "字节" } as const
export const department = { title: "发布部门", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const policyId = { title: "所属政策", kind: "text" } as const
export const batch = { title: "批次", kind: "text" } as const
export const year = { title: "年度", kind: "integer" } as const
export const downloadCount = { title: "下载次数", kind: "integer" } as const
