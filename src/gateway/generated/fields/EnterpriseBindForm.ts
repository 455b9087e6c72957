// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const proofFiles = { title: "授权证明", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 3, file: [{ extensions: ["jpg", "jpeg", "png", "webp"], maxMegabytes: 5 }, { extensions: ["pdf"], maxMegabytes: 20 }] } as const
export const remark = { title: "备注", kind: "text", minLength: 0, maxLength: 200 } as const

/** 绑定申请。 */
export const enterpriseBindFormFields = { enId, proofFiles, remark } as const
