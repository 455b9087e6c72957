// Generated from contract/ by scripts/generate. Do not edit.
/** 成果形式。 */
export const achievementKindWords: Readonly<Record<"TECHNOLOGY" | "PROCESS" | "PRODUCT" | "MATERIAL" | "EQUIPMENT" | "SOFTWARE" | "VARIETY" | "OTHER", string>> = {
  TECHNOLOGY: "新技术",
  PROCESS: "新工艺",
  PRODUCT: "新产品",
  MATERIAL: "新材料",
  EQUIPMENT: "新装备",
  SOFTWARE: "软件",
  VARIETY: "农业或生物新品种",
  OTHER: "其他",
}
