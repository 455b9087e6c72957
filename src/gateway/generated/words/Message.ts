// Generated from contract/ by scripts/generate. Do not edit.
/** 业务类型。 */
export const messageBizTypeWords = {
  POLICY: "政策",
  DEMAND: "需求",
  RESOURCE: "资源",
  PROVIDER: "服务商",
  ACTIVITY: "活动",
  DOCKING: "对接",
  DECLARE: "申报",
  ENTERPRISE: "企业",
  FEEDBACK: "反馈",
} as const

/** 重要程度。 */
export const messageLevelWords = {
  NORMAL: "一般",
  IMPORTANT: "重要",
} as const
