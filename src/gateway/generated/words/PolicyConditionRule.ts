// Generated from contract/ by scripts/generate. Do not edit.
/** 比较方式。 */
export const policyConditionRuleOpWords: Readonly<Record<"EQ" | "NE" | "GE" | "GT" | "LE" | "LT" | "IN" | "HAS", string>> = {
  EQ: "等于",
  NE: "不等于",
  GE: "不小于",
  GT: "大于",
  LE: "不大于",
  LT: "小于",
  IN: "属于",
  HAS: "包含",
}
