// Generated from contract/ by scripts/generate. Do not edit.
/** 内容类型。 */
export const robotRelatedTypeWords: Readonly<Record<"POLICY" | "TOOL" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ACTIVITY", string>> = {
  POLICY: "政策",
  TOOL: "政策工具",
  DEMAND: "需求",
  RESOURCE: "资源",
  PROVIDER: "服务商",
  ACTIVITY: "活动",
}
