// Generated from contract/ by scripts/generate. Do not edit.
/** 改变需求状态。 */
export const demandStatusFormFields = {
  id: { title: "需求标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
  action: { title: "需求状态操作", kind: "choice", required: true },
  deadline: { title: "新的截止日期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1, maximum: 365 }, requiredWhen: [{ action: ["EXTEND"] }] },
} as const
