// Generated from contract/ by scripts/generate. Do not edit.
/** 上云的设备类别。 */
export const cloudDeviceKindWords: Readonly<Record<"HIGH_ENERGY" | "GENERAL_POWER" | "NEW_ENERGY" | "SMART", string>> = {
  HIGH_ENERGY: "高耗能设备",
  GENERAL_POWER: "通用动力设备",
  NEW_ENERGY: "新能源设备",
  SMART: "智能装备",
}
