// Generated from contract/ by scripts/generate. Do not edit.
/** 业务类型。 */
export const messageBizTypeWords: Readonly<Record<"POLICY" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ACTIVITY" | "DOCKING" | "DECLARE" | "ENTERPRISE" | "FEEDBACK", string>> = {
  POLICY: "政策",
  DEMAND: "需求",
  RESOURCE: "资源",
  PROVIDER: "服务商",
  ACTIVITY: "活动",
  DOCKING: "对接",
  DECLARE: "申报",
  ENTERPRISE: "企业",
  FEEDBACK: "反馈",
}

/** 重要程度。 */
export const messageLevelWords: Readonly<Record<"NORMAL" | "IMPORTANT", string>> = {
  NORMAL: "一般",
  IMPORTANT: "重要",
}
