// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const wordFile = { title: "认证材料 Word", kind: "object", ask: "请上传认证材料word", file: [{ extensions: ["doc", "docx"], maxMegabytes: 20 }], required: true } as const
export const pdfFile = { title: "认证材料 PDF", kind: "object", ask: "请上传认证材料PDF", file: [{ extensions: ["pdf"], maxMegabytes: 20 }], required: true } as const

/** 重要电力用户认定申请。 */
export const electricityCertificateFormFields = { enId, wordFile, pdfFile } as const
