// Generated from contract/ by scripts/generate. Do not edit.
/** 认定状态。 */
export const electricityStatusWords: Readonly<Record<"SUBMITTED" | "AUDITING" | "PASS" | "REJECT", string>> = {
  SUBMITTED: "已提交",
  AUDITING: "审核中",
  PASS: "已通过",
  REJECT: "已驳回",
}
