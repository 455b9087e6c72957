// Generated from contract/ by scripts/generate. Do not edit.

export const techStaffAmount = { title: "科技人员", kind: "integer", unit: "人", minimum: 0, maximum: 99999999 } as const
export const rdExpense = { title: "研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const costExpense = { title: "成本费用支出", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const ipClassIAmount = { title: "有效Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const ipClassIIAmount = { title: "有效Ⅱ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const hasRecentRisk = { title: "近三年是否存在相关风险", kind: "choice" } as const
export const isFirstTime = { title: "是否首次参评", kind: "choice" } as const

/** 科技型中小企业评价的评分指标。 */
export const tecEnScoresFields = { techStaffAmount, rdExpense, costExpense, ipClassIAmount, ipClassIIAmount, hasRecentRisk, isFirstTime } as const
