// Generated from contract/ by scripts/generate. Do not edit.
/** 划型行业。 */
export const scaleIndustryWords: Readonly<Record<"AGRI" | "INDUSTRY" | "BUILD" | "WHOLESALE" | "RETAIL" | "TRANSPORT" | "STORAGE" | "POST" | "HOTEL" | "CATERING" | "INFO" | "SOFTWARE" | "REALESTATE" | "PROPERTY" | "LEASE" | "OTHER", string>> = {
  AGRI: "农林牧渔业",
  INDUSTRY: "工业",
  BUILD: "建筑业",
  WHOLESALE: "批发业",
  RETAIL: "零售业",
  TRANSPORT: "交通运输业",
  STORAGE: "仓储业",
  POST: "邮政业",
  HOTEL: "住宿业",
  CATERING: "餐饮业",
  INFO: "信息传输业",
  SOFTWARE: "软件和信息技术服务业",
  REALESTATE: "房地产开发经营",
  PROPERTY: "物业管理",
  LEASE: "租赁和商务服务业",
  OTHER: "其他未列明行业",
}
