// Generated from contract/ by scripts/generate. Do not edit.
/** 需求状态。 */
export const demandStatusWords: Readonly<Record<"DRAFT" | "AUDITING" | "REJECTED" | "PUBLISHED" | "DOCKING" | "COMPLETED" | "OFF_SHELF" | "EXPIRED" | "BLOCKED", string>> = {
  DRAFT: "草稿",
  AUDITING: "审核中",
  REJECTED: "已驳回",
  PUBLISHED: "征集中",
  DOCKING: "对接中",
  COMPLETED: "已完成",
  OFF_SHELF: "已下架",
  EXPIRED: "已过期",
  BLOCKED: "已屏蔽",
}
