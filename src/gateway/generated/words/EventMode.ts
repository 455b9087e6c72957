// Generated from contract/ by scripts/generate. Do not edit.
/** 活动形式。 */
export const eventModeWords: Readonly<Record<"OFFLINE" | "ONLINE" | "HYBRID", string>> = {
  OFFLINE: "线下",
  ONLINE: "线上",
  HYBRID: "线上线下",
}
