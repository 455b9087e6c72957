// Generated from contract/ by scripts/generate. Do not edit.
/** 表单状态。 */
export const tecEnFormStateWords: Readonly<Record<"NONE" | "DRAFT" | "COMMITTED", string>> = {
  NONE: "未填写",
  DRAFT: "已保存基本条件",
  COMMITTED: "已提交并有结果",
}
