// Generated from contract/ by scripts/generate. Do not edit.
/** 活动状态。 */
export const eventStateWords: Readonly<Record<"NOT_OPEN" | "SIGNING" | "FULL" | "SIGN_END" | "ONGOING" | "FINISHED" | "CANCELLED", string>> = {
  NOT_OPEN: "未开始报名",
  SIGNING: "报名中",
  FULL: "名额已满",
  SIGN_END: "报名截止",
  ONGOING: "进行中",
  FINISHED: "已结束",
  CANCELLED: "已取消",
}
