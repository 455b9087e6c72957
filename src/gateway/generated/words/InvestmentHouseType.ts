// Generated from contract/ by scripts/generate. Do not edit.
/** 厂房或仓储。 */
export const investmentHouseTypeWords: Readonly<Record<"HOUSE" | "WAREHOUSE", string>> = {
  HOUSE: "厂房",
  WAREHOUSE: "仓储",
}
