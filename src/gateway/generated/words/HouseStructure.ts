// Generated from contract/ by scripts/generate. Do not edit.
/** 建筑结构。 */
export const houseStructureWords: Readonly<Record<"STEEL" | "FRAME" | "BRICK" | "OTHER", string>> = {
  STEEL: "钢结构",
  FRAME: "框架",
  BRICK: "砖混",
  OTHER: "其他",
}
