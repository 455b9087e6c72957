// Generated from contract/ by scripts/generate. Do not edit.
/** 经营指标行。 */
export const businessIndicatorFields = {
  code: { title: "经营指标编码", kind: "choice", required: true },
  name: { title: "指标名称", kind: "text", minLength: 1, maxLength: 30, required: true },
  unit: { title: "单位", kind: "text", minLength: 1, maxLength: 10, required: true },
  values: { title: "三年的值", kind: "rows", minItems: 3, maxItems: 3, required: true },
} as const
