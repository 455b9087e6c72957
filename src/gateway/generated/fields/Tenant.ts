// Generated from contract/ by scripts/generate. Do not edit.

export const id = { title: "标识", kind: "text" } as const
export const name = { title: "站点名称", kind: "text" } as const
export const host = { title: "租户域名", kind: "text" } as const
export const areaCodes = { title: "默认行政区划", kind: "object" } as const
export const logo = { title: "链接", kind: "text" } as const
export const themeColor = { title: "主题色", kind: "text" } as const
export const hotline = { title: "服务热线", kind: "text" } as const
export const serviceHours = { title: "服务时间", kind: "text" } as const
export const customerServiceQr = { title: "链接", kind: "text" } as const
export const icp = { title: "ICP 备案号", kind: "text" } as const
export const policeNo = { title: "公安备案号", kind: "text" } as const
export const siteIdCode = { title: "政府网站标识码", kind: "text" } as const
export const organizer = { title: "主办单位", kind: "text" } as const
export const company = { title: "承办单位", kind: "text" } as const
export const address = { title: "地址", kind: "text" } as const
export const rsaPublicKey = { title: "RSA 公钥", kind: "text" } as const
