// Generated from contract/ by scripts/generate. Do not edit.
/** 专利类型。 */
export const patentTypeWords: Readonly<Record<"INVENTION" | "UTILITY" | "DESIGN" | "PCT" | "SOFT" | "IC" | "PLANT", string>> = {
  INVENTION: "发明",
  UTILITY: "实用新型",
  DESIGN: "外观设计",
  PCT: "国际申请",
  SOFT: "软件著作权",
  IC: "集成电路布图设计",
  PLANT: "植物新品种",
}
