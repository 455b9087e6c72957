// Generated from contract/ by scripts/generate. Do not edit.
/** 载体类型。 */
export const officeResourceTypeWords = {
  OFFICE: "写字楼",
} as const

/** 空调。 */
export const officeResourceAcWords = {
  CENTRAL: "中央空调",
  SPLIT: "分体空调",
  NONE: "无",
} as const
