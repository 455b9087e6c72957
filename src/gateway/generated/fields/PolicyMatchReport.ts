// Generated from contract/ by scripts/generate. Do not edit.

export const reportId = { title: "报告标识", kind: "text" } as const
export const enName = { title: "企业名称", kind: "text" } as const
export const completion = { title: "资料完整度", kind: "text" } as const
export const generatedAt = { title: "生成时间", kind: "text" } as const
export const ruleSetVersion = { title: "规则版本", kind: "text" } as const
export const summary = { title: "匹配汇总", kind: "object" } as const
export const groups = { title: "分组结果", kind: "rows", maxItems: 5 } as const
export const missingFields = { title: "待补充的信息", kind: "rows", maxItems: 50 } as const
export const growthPath = { title: "成长路径", kind: "rows", maxItems: 10 } as const
