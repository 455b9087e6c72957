// Generated from contract/ by scripts/generate. Do not edit.

export const name = { title: "企业名称", kind: "text", minLength: 0, maxLength: 100, required: true } as const
export const regProvince = { title: "注册地（省）", kind: "text", ask: "请输入企业注册地址", minLength: 6, maxLength: 6, pattern: "^\\d{6}$" } as const
export const regCity = { title: "注册地（市）", kind: "text", ask: "请选择#", minLength: 6, maxLength: 6, pattern: "^\\d{6}$" } as const
export const regRegion = { title: "注册地（区县）", kind: "text", ask: "请选择#", minLength: 6, maxLength: 6, pattern: "^\\d{6}$" } as const
export const creditCode = { title: "统一社会信用代码", kind: "text", minLength: 0, maxLength: 18, required: true } as const
export const regCapital = { title: "注册资本", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const establishTime = { title: "成立日期", kind: "date", minLength: 10, maxLength: 10 } as const
export const enType = { title: "企业类型", kind: "text", ask: "请选择#", minLength: 0, maxLength: 500, required: true } as const
export const services = { title: "主营产品或服务", kind: "text", minLength: 0, maxLength: 500 } as const
export const enterpriseAptitudeList = { title: "企业资质", kind: "rows", minItems: 0, maxItems: 50 } as const
export const technologyAbilityList = { title: "技术能力", kind: "rows", minItems: 0, maxItems: 50 } as const

/** 基本信息。 */
export const basicDTOFields = { name, regProvince, regCity, regRegion, creditCode, regCapital, establishTime, enType, services, enterpriseAptitudeList, technologyAbilityList } as const
