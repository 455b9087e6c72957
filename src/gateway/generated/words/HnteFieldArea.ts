// Generated from contract/ by scripts/generate. Do not edit.
/** 核心技术所属领域。 */
export const hnteFieldAreaWords: Readonly<Record<"ELECTRONICS" | "BIOMEDICINE" | "AEROSPACE" | "MATERIALS" | "SERVICES" | "ENERGY" | "ENVIRONMENT" | "MANUFACTURING", string>> = {
  ELECTRONICS: "电子信息",
  BIOMEDICINE: "生物与新医药",
  AEROSPACE: "航空航天",
  MATERIALS: "新材料",
  SERVICES: "高技术服务",
  ENERGY: "新能源与节能",
  ENVIRONMENT: "资源与环境",
  MANUFACTURING: "先进制造与自动化",
}
