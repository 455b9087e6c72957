// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const landResourceTypeWords = {
  LAND: "土地",
} as const
