// Generated from contract/ by scripts/generate. Do not edit.
/** 分类所属。 */
export const supplyCategoryTypeWords: Readonly<Record<"DEMAND" | "RESOURCE" | "SERVICE", string>> = {
  DEMAND: "需求",
  RESOURCE: "资源",
  SERVICE: "服务商的服务类别",
}
