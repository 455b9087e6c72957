// Generated from contract/ by scripts/generate. Do not edit.
/** 需求类型。 */
export const demandTypeWords: Readonly<Record<"TECH" | "PRODUCT" | "FINANCE" | "TALENT" | "SERVICE" | "EQUIPMENT" | "SPACE" | "MARKET" | "OTHER", string>> = {
  TECH: "技术需求",
  PRODUCT: "产品采购",
  FINANCE: "融资需求",
  TALENT: "人才需求",
  SERVICE: "服务需求",
  EQUIPMENT: "设备仪器",
  SPACE: "场地厂房",
  MARKET: "市场渠道",
  OTHER: "其他",
}
