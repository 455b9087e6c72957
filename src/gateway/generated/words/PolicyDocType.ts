// Generated from contract/ by scripts/generate. Do not edit.
/** 文件类型。 */
export const policyDocTypeWords: Readonly<Record<"ORIGINAL" | "RULE" | "GUIDE" | "NOTICE" | "PUBLICITY" | "INTERPRET" | "FORWARD", string>> = {
  ORIGINAL: "政策原文",
  RULE: "实施细则",
  GUIDE: "申报指南",
  NOTICE: "申报通知",
  PUBLICITY: "公示公告",
  INTERPRET: "解读",
  FORWARD: "转发",
}
