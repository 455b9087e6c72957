// Generated from contract/ by scripts/generate. Do not edit.
/** 依据。 */
export const toolSourceBasisWords = {
  "general-knowledge": "尚未核对原文",
  design: "本平台设计",
} as const
