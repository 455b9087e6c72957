// Generated from contract/ by scripts/generate. Do not edit.
/** 保存政策订阅。 */
export const policySubscriptionRequestFields = {
  frequency: { title: "提醒频率", kind: "choice" },
  quietStart: { title: "免打扰开始", kind: "text", minLength: 5, maxLength: 5, pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  quietEnd: { title: "免打扰结束", kind: "text", minLength: 5, maxLength: 5, pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  tagIds: { title: "标签标识", kind: "list", ask: "#不能为空", minItems: 0, maxItems: 30, required: true },
  departments: { title: "订阅的部门", kind: "list", maxItems: 30 },
  levels: { title: "订阅的层级", kind: "choice", maxItems: 5 },
  channels: { title: "提醒渠道", kind: "choice", maxItems: 3 },
  deadlineRemind: { title: "截止前提醒", kind: "list", unit: "天", maxItems: 10 },
} as const
