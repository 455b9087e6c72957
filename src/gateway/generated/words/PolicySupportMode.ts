// Generated from contract/ by scripts/generate. Do not edit.
/** 支持方式。 */
export const policySupportModeWords: Readonly<Record<"AWARD" | "SUBSIDY" | "INTEREST" | "GUARANTEE" | "EQUITY" | "TAX" | "TITLE" | "FACTOR" | "VOUCHER" | "REDUCTION", string>> = {
  AWARD: "奖励",
  SUBSIDY: "补贴",
  INTEREST: "贴息",
  GUARANTEE: "担保/保险",
  EQUITY: "股权投资",
  TAX: "税收优惠",
  TITLE: "认定称号",
  FACTOR: "要素保障",
  VOUCHER: "服务券",
  REDUCTION: "减免费用",
}
