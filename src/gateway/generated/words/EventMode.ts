// Generated from contract/ by scripts/generate. Do not edit.
/** 活动形式。 */
export const eventModeWords = {
  OFFLINE: "线下",
  ONLINE: "线上",
  HYBRID: "线上线下",
} as const
