// Generated from contract/ by scripts/generate. Do not edit.
/** 交易方式。 */
export const patentTradeModeWords: Readonly<Record<"TRANSFER" | "EXCLUSIVE" | "SOLE" | "ORDINARY" | "OPEN" | "PLEDGE" | "EQUITY", string>> = {
  TRANSFER: "转让",
  EXCLUSIVE: "独占许可",
  SOLE: "排他许可",
  ORDINARY: "普通许可",
  OPEN: "开放许可",
  PLEDGE: "质押融资",
  EQUITY: "作价入股",
}
