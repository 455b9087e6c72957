// Generated from contract/ by scripts/generate. Do not edit.

export const enId = { title: "企业标识", kind: "text", minLength: 0, maxLength: 64, pattern: "^[A-Za-z0-9_-]*$", required: true } as const
export const managementDTOList = { title: "各年经营数据", kind: "rows", minItems: 0, maxItems: 10, required: true } as const

/** 经营信息。 */
export const managementDTOFields = { enId, managementDTOList } as const
