// Generated from contract/ by scripts/generate. Do not edit.
/** 把握程度。 */
export const robotConfidenceWords: Readonly<Record<"HIGH" | "MID" | "LOW" | "NONE", string>> = {
  HIGH: "有明确依据",
  MID: "依据相关但不完全对应",
  LOW: "依据较弱",
  NONE: "政策库中没有依据",
}
