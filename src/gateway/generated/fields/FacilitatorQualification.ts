// Generated from contract/ by scripts/generate. Do not edit.
import { attributeLevelWords } from '../words/AttributeLevel.ts'

export const code = { title: "资质", kind: "text", ask: "请选择#", minLength: 1, maxLength: 50, required: true } as const
export const name = { title: "资质名称", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const level = { title: "级别", kind: "choice", required: true, words: attributeLevelWords } as const
export const certNo = { title: "证书编号", kind: "text", minLength: 1, maxLength: 50 } as const
export const date = { title: "取得日期", kind: "date", minLength: 10, maxLength: 10, ahead: { maximum: 0 }, required: true } as const
export const file = { title: "证书文件", kind: "object", ask: "请上传#", file: [{ extensions: ["pdf", "jpg", "jpeg", "png"], maxMegabytes: 5 }] } as const

/** 服务商资质荣誉。 */
export const facilitatorQualificationFields = { code, name, level, certNo, date, file } as const
