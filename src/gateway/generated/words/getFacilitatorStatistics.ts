// Generated from contract/ by scripts/generate. Do not edit.
export const getFacilitatorStatisticsDaysWords: Readonly<Record<"7" | "30" | "90", string>> = {
  7: "近 7 天",
  30: "近 30 天",
  90: "近 90 天",
}
