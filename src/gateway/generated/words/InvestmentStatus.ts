// Generated from contract/ by scripts/generate. Do not edit.
/** 载体状态。 */
export const investmentStatusWords: Readonly<Record<"AVAILABLE" | "RESERVED" | "DONE" | "OFF", string>> = {
  AVAILABLE: "可租售",
  RESERVED: "已预订",
  DONE: "已成交",
  OFF: "已下架",
}
