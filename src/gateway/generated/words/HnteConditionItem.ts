// Generated from contract/ by scripts/generate. Do not edit.
/** 研发条件。 */
export const hnteConditionItemWords: Readonly<Record<"ORGANIZATION" | "FACILITIES" | "COOPERATION", string>> = {
  ORGANIZATION: "设立内部研发机构",
  FACILITIES: "具备科研条件",
  COOPERATION: "开展产学研合作",
}
