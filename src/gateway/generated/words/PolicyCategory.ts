// Generated from contract/ by scripts/generate. Do not edit.
/** 政策类别。 */
export const policyCategoryWords: Readonly<Record<"FUND" | "CERT" | "TAX" | "FINANCE" | "TALENT" | "TECH" | "DIGITAL" | "GREEN" | "TRADE" | "LAND" | "EMPLOY" | "MARKET" | "IP" | "SAFETY" | "OTHER", string>> = {
  FUND: "资金奖补",
  CERT: "资质认定",
  TAX: "税费减免",
  FINANCE: "金融支持",
  TALENT: "人才政策",
  TECH: "科技创新",
  DIGITAL: "数字化转型",
  GREEN: "绿色低碳",
  TRADE: "开放外贸",
  LAND: "用地用能",
  EMPLOY: "创业就业",
  MARKET: "市场拓展",
  IP: "知识产权",
  SAFETY: "安全环保",
  OTHER: "其他",
}
