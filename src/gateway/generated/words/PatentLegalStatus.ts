// Generated from contract/ by scripts/generate. Do not edit.
/** 法律状态。 */
export const patentLegalStatusWords: Readonly<Record<"GRANTED" | "EXAMINING" | "PUBLISHED" | "INVALID", string>> = {
  GRANTED: "已授权",
  EXAMINING: "实质审查",
  PUBLISHED: "申请公布",
  INVALID: "失效",
}
