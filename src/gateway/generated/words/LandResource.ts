// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const landResourceTypeWords: Readonly<Record<"LAND", string>> = {
  LAND: "土地",
}
