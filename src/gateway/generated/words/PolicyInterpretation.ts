// Generated from contract/ by scripts/generate. Do not edit.
/** 解读类型。 */
export const policyInterpretationTypeWords: Readonly<Record<"TEXT" | "FAQ" | "VIDEO" | "EXPERT" | "MEDIA", string>> = {
  TEXT: "文字解读",
  FAQ: "问答解读",
  VIDEO: "视频解读",
  EXPERT: "专家解读",
  MEDIA: "媒体解读",
}
