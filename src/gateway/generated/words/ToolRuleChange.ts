// Generated from contract/ by scripts/generate. Do not edit.
/** 变化。 */
export const toolRuleChangeKindWords: Readonly<Record<"STRICTER" | "LOOSER" | "ADDED" | "DROPPED" | "ADJUSTED", string>> = {
  STRICTER: "更严",
  LOOSER: "放宽",
  ADDED: "新增",
  DROPPED: "取消",
  ADJUSTED: "有调整",
}
