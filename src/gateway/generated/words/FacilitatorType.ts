// Generated from contract/ by scripts/generate. Do not edit.
/** 机构类型。 */
export const facilitatorTypeWords: Readonly<Record<"TECH" | "IP" | "TESTING" | "FINANCE" | "LEGAL" | "TAX" | "HR" | "CONSULTING" | "DIGITAL" | "GREEN" | "LOGISTICS" | "INCUBATION" | "SAFETY" | "OTHER", string>> = {
  TECH: "科技服务",
  IP: "知识产权",
  TESTING: "检验检测认证",
  FINANCE: "金融服务",
  LEGAL: "法律服务",
  TAX: "财税审计",
  HR: "人力资源",
  CONSULTING: "管理咨询",
  DIGITAL: "数字化与工业互联网",
  GREEN: "节能环保",
  LOGISTICS: "物流供应链",
  INCUBATION: "创业孵化",
  SAFETY: "安全生产",
  OTHER: "其他",
}
