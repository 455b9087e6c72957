// Generated from contract/ by scripts/generate. Do not edit.
/** 价格单位。 */
export const investmentPriceUnitWords: Readonly<Record<"SQM_MONTH" | "STATION_MONTH" | "WAN_YUAN" | "WAN_YUAN_MU", string>> = {
  SQM_MONTH: "元/平方米/月",
  STATION_MONTH: "元/工位/月",
  WAN_YUAN: "万元",
  WAN_YUAN_MU: "万元/亩",
}
