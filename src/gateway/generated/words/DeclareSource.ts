// Generated from contract/ by scripts/generate. Do not edit.
/** 进度来源。 */
export const declareSourceWords: Readonly<Record<"SYSTEM" | "SELF", string>> = {
  SYSTEM: "主管部门反馈",
  SELF: "企业自行登记",
}
