// Generated from contract/ by scripts/generate. Do not edit.
/** 对接结果。 */
export const dockingResultWords: Readonly<Record<"DEAL" | "NO_DEAL", string>> = {
  DEAL: "达成",
  NO_DEAL: "未达成",
}
