// Generated from contract/ by scripts/generate. Do not edit.
/** 改变资源状态。 */
export const resourceStatusFormFields = {
  id: { title: "资源标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true },
  action: { title: "资源状态操作", kind: "choice", required: true },
  validUntil: { title: "新的有效期", kind: "date", minLength: 10, maxLength: 10, ahead: { minimum: 1 }, requiredWhen: [{ action: ["EXTEND"] }] },
} as const
