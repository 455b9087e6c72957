// Generated from contract/ by scripts/generate. Do not edit.
/** 提醒渠道。 */
export const policyChannelWords: Readonly<Record<"SITE" | "SMS" | "WECHAT", string>> = {
  SITE: "站内消息",
  SMS: "短信",
  WECHAT: "微信",
}
