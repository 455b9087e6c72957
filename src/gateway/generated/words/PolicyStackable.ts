// Generated from contract/ by scripts/generate. Do not edit.
/** 叠加方式。 */
export const policyStackableModeWords: Readonly<Record<"HIGHEST" | "STACK" | "EITHER", string>> = {
  HIGHEST: "从高不重复",
  STACK: "可叠加",
  EITHER: "二选一",
}
