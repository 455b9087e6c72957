// Generated from contract/ by scripts/generate. Do not edit.
/** 字典编码。 */
export const dictTypeCodeWords: Readonly<Record<"PO_TECHNICAL" | "PO_PJ_STATE" | "EN_TYPE" | "PO_FIELD_AREA" | "PO_QUALIFICATIONS" | "PO_EN_TECH_LEVEL" | "PO_FEEDBACK_TYPE" | "POLICY_REMARK", string>> = {
  PO_TECHNICAL: "技术能力",
  PO_PJ_STATE: "项目状态",
  EN_TYPE: "企业类型",
  PO_FIELD_AREA: "技术领域",
  PO_QUALIFICATIONS: "企业资质",
  PO_EN_TECH_LEVEL: "级别",
  PO_FEEDBACK_TYPE: "反馈类型",
  POLICY_REMARK: "政策备注",
}
