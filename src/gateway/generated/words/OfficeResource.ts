// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const officeResourceTypeWords: Readonly<Record<"OFFICE", string>> = {
  OFFICE: "写字楼",
}

/** 空调。 */
export const officeResourceAcWords: Readonly<Record<"CENTRAL" | "SPLIT" | "NONE", string>> = {
  CENTRAL: "中央空调",
  SPLIT: "分体空调",
  NONE: "无",
}
