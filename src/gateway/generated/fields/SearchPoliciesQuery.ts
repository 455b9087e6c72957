// Generated from contract/ by scripts/generate. Do not edit.
export const searchPoliciesQueryFields = {
  publishFrom: { title: "发布日期的开始", kind: "date", minLength: 10, maxLength: 10 },
  publishTo: { title: "发布日期的结束", kind: "date", minLength: 10, maxLength: 10, notBelow: ["publishFrom"] },
} as const
