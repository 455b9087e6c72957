// Generated from contract/ by scripts/generate. Do not edit.
/** 公开载体的状态。 */
export const shownInvestmentStatusWords: Readonly<Record<"AVAILABLE" | "RESERVED" | "DONE", string>> = {
  AVAILABLE: "可租售",
  RESERVED: "已预订",
  DONE: "已成交",
}
