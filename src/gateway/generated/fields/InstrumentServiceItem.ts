// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "项目名称", kind: "text", minLength: 1, maxLength: 50, required: true } as const
export const unit = { title: "计价单位", kind: "text", minLength: 1, maxLength: 10, required: true } as const
export const price = { title: "单价", kind: "number", unit: "元", minimum: 0, maximum: 9999999.99, required: true } as const
export const standard = { title: "执行标准", kind: "text", minLength: 1, maxLength: 100 } as const
export const days = { title: "出具结果时间", kind: "integer", unit: "工作日", minimum: 0, maximum: 365, required: true } as const

/** 仪器服务项目。 */
export const instrumentServiceItemFields = { name, unit, price, standard, days } as const
