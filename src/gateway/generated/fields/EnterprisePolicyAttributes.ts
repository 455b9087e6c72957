// Generated from contract/ by scripts/generate. Do not edit.
/** 企业政策属性。 */
export const enterprisePolicyAttributesFields = {
  indicatorList: { title: "经营指标表", kind: "rows", minItems: 6, maxItems: 6, required: true },
  certification: { title: "认定情况", kind: "object", required: true },
  innovationLevelList: { title: "创新级别", kind: "choice", minItems: 0, maxItems: 3, required: true },
} as const
