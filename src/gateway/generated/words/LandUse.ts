// Generated from contract/ by scripts/generate. Do not edit.
/** 土地用途。 */
export const landUseWords: Readonly<Record<"INDUSTRY" | "LOGISTICS" | "COMMERCE" | "RESEARCH", string>> = {
  INDUSTRY: "工业",
  LOGISTICS: "物流仓储",
  COMMERCE: "商服",
  RESEARCH: "科研",
}
