// Generated from contract/ by scripts/generate. Do not edit.
/** 申报状态。 */
export const policyDeclarationStateWords: Readonly<Record<"OPEN" | "ENDING" | "NOT_STARTED" | "LONG" | "NO_APPLY" | "END" | "NONE", string>> = {
  OPEN: "申报中",
  ENDING: "即将截止",
  NOT_STARTED: "未开始",
  LONG: "常年申报",
  NO_APPLY: "免申即享",
  END: "已截止",
  NONE: "无需申报",
}
