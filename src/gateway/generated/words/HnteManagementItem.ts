// Generated from contract/ by scripts/generate. Do not edit.
/** 研发管理。 */
export const hnteManagementItemWords: Readonly<Record<"SYSTEM" | "ACCOUNTING" | "LEDGER", string>> = {
  SYSTEM: "制定研发组织管理制度",
  ACCOUNTING: "建立研发投入核算体系",
  LEDGER: "编制研发费用辅助账",
}
