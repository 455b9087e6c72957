// Generated from contract/ by scripts/generate. Do not edit.
/** 资源状态。 */
export const resourceStatusWords: Readonly<Record<"DRAFT" | "AUDITING" | "REJECTED" | "PUBLISHED" | "MAINTENANCE" | "TRADED" | "OFF_SHELF" | "EXPIRED" | "BLOCKED", string>> = {
  DRAFT: "草稿",
  AUDITING: "审核中",
  REJECTED: "已驳回",
  PUBLISHED: "已发布",
  MAINTENANCE: "维护中",
  TRADED: "已成交",
  OFF_SHELF: "已下架",
  EXPIRED: "已过期",
  BLOCKED: "已屏蔽",
}
