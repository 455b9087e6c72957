// Generated from contract/ by scripts/generate. Do not edit.
/** 企业类别。 */
export const rdEnterpriseCategoryWords: Readonly<Record<"GENERAL" | "IC" | "MACHINE_TOOL", string>> = {
  GENERAL: "一般企业",
  IC: "清单内集成电路企业",
  MACHINE_TOOL: "清单内工业母机企业",
}
