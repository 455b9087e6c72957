// Generated from contract/ by scripts/generate. Do not edit.
/** 用地性质。 */
export const landNatureWords: Readonly<Record<"GRANT" | "ALLOCATION" | "COLLECTIVE" | "LEASE", string>> = {
  GRANT: "出让",
  ALLOCATION: "划拨",
  COLLECTIVE: "集体",
  LEASE: "租赁",
}
