// Generated from contract/ by scripts/generate. Do not edit.
/** 人才政策匹配请求。 */
export const policyTalentMatchRequestFields = {
  rowkey: { title: "企业库行键", kind: "text", minLength: 0, maxLength: 100 },
  enId: { title: "企业标识", kind: "text", minLength: 0, maxLength: 64 },
  enInfoJson: { title: "企业信息 JSON", kind: "text", minLength: 2, maxLength: 100000 },
  person: { title: "人才情况", kind: "object", required: true },
} as const
