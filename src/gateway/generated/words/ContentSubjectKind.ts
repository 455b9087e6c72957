// Generated from contract/ by scripts/generate. Do not edit.
/** 专题类型。 */
export const contentSubjectKindWords: Readonly<Record<"DIAGRAM" | "TOPIC", string>> = {
  DIAGRAM: "政策图解",
  TOPIC: "专题",
}
