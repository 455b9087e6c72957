// Generated from contract/ by scripts/generate. Do not edit.
/** 政策工具。 */
export const toolCodeWords: Readonly<Record<"SCALE" | "HNTE" | "TECH_SME" | "RD_DEDUCTION" | "CLOUD_STAR" | "SRDI", string>> = {
  SCALE: "中小企业规模类型自测",
  HNTE: "高新技术企业自测",
  TECH_SME: "科技型中小企业评价",
  RD_DEDUCTION: "研发费用加计扣除测算",
  CLOUD_STAR: "星级上云企业自测",
  SRDI: "专精特新梯度培育评分",
}
