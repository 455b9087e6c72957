// Generated from contract/ by scripts/generate. Do not edit.

export const result = { title: "测算结果", kind: "object" } as const
export const scale = { title: "规模类型自测内容", kind: "object" } as const
export const hnte = { title: "高新技术企业自测内容", kind: "object" } as const
export const tecEnBase = { title: "科技型中小企业评价的基本条件", kind: "object" } as const
export const tecEnScores = { title: "科技型中小企业评价的评分指标", kind: "object" } as const
export const rdDeduction = { title: "研发费用加计扣除测算内容", kind: "object" } as const
export const cloud = { title: "星级上云自测内容", kind: "object" } as const
export const srdi = { title: "专精特新评分", kind: "object" } as const
