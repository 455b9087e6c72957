// Generated from contract/ by scripts/generate. Do not edit.
/** 交易方式。 */
export const investmentTradeTypeWords: Readonly<Record<"RENT" | "SALE" | "TRANSFER" | "BOTH", string>> = {
  RENT: "出租",
  SALE: "出售",
  TRANSFER: "转让",
  BOTH: "可租可售",
}
