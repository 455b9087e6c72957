// Generated from contract/ by scripts/generate. Do not edit.
/** 供地方式。 */
export const landTransferModeWords: Readonly<Record<"TENDER" | "AUCTION" | "LISTING" | "AGREEMENT", string>> = {
  TENDER: "招标",
  AUCTION: "拍卖",
  LISTING: "挂牌",
  AGREEMENT: "协议",
}
