// Generated from contract/ by scripts/generate. Do not edit.
/** 办理状态。 */
export const declareStatusWords: Readonly<Record<"MATCHED" | "CONFIRMED" | "SUBMITTED" | "ACCEPTED" | "RETURNED" | "REVIEWING" | "EXPERT" | "PUBLICITY" | "APPROVED" | "PAID" | "REJECTED" | "WITHDRAWN" | "DECLINED" | "LAPSED", string>> = {
  MATCHED: "待确认意愿",
  CONFIRMED: "已确认意愿",
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
  DECLINED: "已放弃",
  LAPSED: "逾期未确认",
}
