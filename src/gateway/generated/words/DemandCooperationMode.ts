// Generated from contract/ by scripts/generate. Do not edit.
/** 合作方式。 */
export const demandCooperationModeWords: Readonly<Record<"TRANSFER" | "LICENSE" | "JOINT_RD" | "ENTRUST_RD" | "EQUITY" | "CONSULT" | "PURCHASE" | "LEASE" | "OTHER", string>> = {
  TRANSFER: "技术转让",
  LICENSE: "许可",
  JOINT_RD: "联合开发",
  ENTRUST_RD: "委托开发",
  EQUITY: "技术入股",
  CONSULT: "技术咨询",
  PURCHASE: "采购",
  LEASE: "租赁",
  OTHER: "其他",
}
