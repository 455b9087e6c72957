// Generated from contract/ by scripts/generate. Do not edit.
/** 上云的业务。 */
export const cloudBusinessDomainWords: Readonly<Record<"DESIGN" | "PRODUCTION" | "SUPPLY_CHAIN" | "MARKETING" | "MANAGEMENT" | "AFTER_SALES", string>> = {
  DESIGN: "研发设计",
  PRODUCTION: "生产制造",
  SUPPLY_CHAIN: "供应链物流",
  MARKETING: "营销客户",
  MANAGEMENT: "经营管理",
  AFTER_SALES: "售后服务",
}
