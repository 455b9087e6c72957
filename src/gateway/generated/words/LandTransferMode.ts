// Generated from contract/ by scripts/generate. Do not edit.
/** 供地方式。 */
export const landTransferModeWords = {
  TENDER: "招标",
  AUCTION: "拍卖",
  LISTING: "挂牌",
  AGREEMENT: "协议",
} as const
