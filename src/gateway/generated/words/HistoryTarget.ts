// Generated from contract/ by scripts/generate. Do not edit.
/** 足迹对象类型。 */
export const historyTargetWords: Readonly<Record<"POLICY" | "DEMAND" | "RESOURCE" | "PROVIDER" | "ATTRACT" | "HOUSE" | "LAND" | "OFFICE" | "ENVIRONMENT" | "ACTIVITY" | "NEWS", string>> = {
  POLICY: "政策",
  DEMAND: "需求",
  RESOURCE: "资源",
  PROVIDER: "服务商",
  ATTRACT: "招商",
  HOUSE: "厂房与仓储",
  LAND: "土地",
  OFFICE: "写字楼",
  ENVIRONMENT: "投资环境",
  ACTIVITY: "活动",
  NEWS: "资讯",
}
