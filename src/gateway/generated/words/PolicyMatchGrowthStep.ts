// Generated from contract/ by scripts/generate. Do not edit.
/** 状态。 */
export const policyMatchGrowthStepStateWords: Readonly<Record<"HELD" | "NEXT" | "LATER", string>> = {
  HELD: "已获得",
  NEXT: "下一步",
  LATER: "以后",
}
