// Generated from contract/ by scripts/generate. Do not edit.
/** 人才情况。 */
export const policyTalentPersonFields = {
  education: { title: "学历", kind: "choice", required: true },
  title: { title: "职称或技能等级", kind: "text", minLength: 1, maxLength: 50 },
  age: { title: "年龄", kind: "integer", unit: "周岁", minimum: 16, maximum: 100 },
  talentType: { title: "人才类型", kind: "text", minLength: 1, maxLength: 50 },
  introYear: { title: "引进年份", kind: "integer", minimum: 1990, maximum: 2100 },
} as const
