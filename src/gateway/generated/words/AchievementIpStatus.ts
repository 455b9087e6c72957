// Generated from contract/ by scripts/generate. Do not edit.
/** 知识产权状况。 */
export const achievementIpStatusWords: Readonly<Record<"GRANTED" | "APPLYING" | "NONE", string>> = {
  GRANTED: "已授权",
  APPLYING: "申请中",
  NONE: "无",
}
