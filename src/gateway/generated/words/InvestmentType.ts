// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const investmentTypeWords: Readonly<Record<"HOUSE" | "LAND" | "OFFICE" | "WAREHOUSE" | "ENVIRONMENT", string>> = {
  HOUSE: "厂房",
  LAND: "土地",
  OFFICE: "写字楼",
  WAREHOUSE: "仓储",
  ENVIRONMENT: "投资环境",
}
