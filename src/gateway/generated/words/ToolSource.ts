// Generated from contract/ by scripts/generate. Do not edit.
/** 依据。 */
export const toolSourceBasisWords: Readonly<Record<"general-knowledge" | "design", string>> = {
  "general-knowledge": "尚未核对原文",
  design: "本平台设计",
}
