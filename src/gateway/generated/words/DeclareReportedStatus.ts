// Generated from contract/ by scripts/generate. Do not edit.
/** 目前进度。 */
export const declareReportedStatusWords: Readonly<Record<"SUBMITTED" | "ACCEPTED" | "RETURNED" | "REVIEWING" | "EXPERT" | "PUBLICITY" | "APPROVED" | "PAID" | "REJECTED" | "WITHDRAWN", string>> = {
  SUBMITTED: "已提交",
  ACCEPTED: "已受理",
  RETURNED: "待补正",
  REVIEWING: "审核中",
  EXPERT: "专家评审",
  PUBLICITY: "公示中",
  APPROVED: "已通过",
  PAID: "已拨付",
  REJECTED: "未通过",
  WITHDRAWN: "已撤回",
}
