// Generated from contract/ by scripts/generate. Do not edit.
/** 成果转化激励。 */
export const hnteIncentiveItemWords: Readonly<Record<"REWARD" | "PLATFORM", string>> = {
  REWARD: "科技成果转化组织实施与激励奖励制度",
  PLATFORM: "开放式创新创业平台",
}
