// Generated from contract/ by scripts/generate. Do not edit.
/** 重要电力用户等级。 */
export const electricityLevelWords: Readonly<Record<"SPECIAL" | "FIRST" | "SECOND" | "TEMPORARY", string>> = {
  SPECIAL: "特级",
  FIRST: "一级",
  SECOND: "二级",
  TEMPORARY: "临时性",
}
