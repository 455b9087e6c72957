// Generated from contract/ by scripts/generate. Do not edit.
/** 土地用途。 */
export const landUseWords = {
  INDUSTRY: "工业",
  LOGISTICS: "物流仓储",
  COMMERCE: "商服",
  RESEARCH: "科研",
} as const
