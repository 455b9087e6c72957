// Generated from contract/ by scripts/generate. Do not edit.
/** 紧急程度。 */
export const policyMatchItemUrgencyWords: Readonly<Record<"NORMAL" | "SOON" | "URGENT", string>> = {
  NORMAL: "一般",
  SOON: "30 天内截止",
  URGENT: "7 天内截止",
}
