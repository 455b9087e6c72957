// Generated from contract/ by scripts/generate. Do not edit.
/** 转化方式。 */
export const achievementTransferModeWords: Readonly<Record<"TRANSFER" | "LICENSE" | "EQUITY" | "JOINT_RD" | "INDUSTRIAL", string>> = {
  TRANSFER: "转让",
  LICENSE: "许可",
  EQUITY: "作价入股",
  JOINT_RD: "合作开发",
  INDUSTRIAL: "产业化合作",
}
