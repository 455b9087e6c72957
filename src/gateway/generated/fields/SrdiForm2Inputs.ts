// Generated from contract/ by scripts/generate. Do not edit.
import { scaleClassWords } from '../words/ScaleClass.ts'
import { srdiForm2IpExemptionWords } from '../words/SrdiForm2IpExemption.ts'

export const isRegistered = { title: "是否境内注册、独立法人", kind: "choice" } as const
export const size = { title: "划型结果", kind: "choice", words: scaleClassWords } as const
export const isTrustworthy = { title: "无经营异常与失信，近三年无重大事故与偷漏税", kind: "choice" } as const
export const hasTierOneTitle = { title: "已获科技和创新型中小企业称号且在有效期内", kind: "choice" } as const
export const marketYears = { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 } as const
export const operatingIncome = { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const newEquityTwoYears = { title: "近两年新增股权投资", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const mainBusinessRatio = { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const assetDebt = { title: "上年末资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const rdExpenses = { title: "近两年各年研发费用", kind: "list", unit: "万元", minItems: 2, maxItems: 2 } as const
export const rdRatios = { title: "近两年各年研发费用占营业收入", kind: "list", unit: "%", minItems: 2, maxItems: 2 } as const
export const ipClassIAmount = { title: "已产生效益的Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const ipExemptions = { title: "知识产权豁免条件", kind: "choice", minItems: 0, maxItems: 2, words: srdiForm2IpExemptionWords } as const
export const isMarketLeading = { title: "细分市场占有率较为靠前", kind: "choice" } as const
export const developmentScore = { title: "本年度发展评价得分", kind: "number", minimum: 0, maximum: 100 } as const
export const lastDevelopmentScore = { title: "上年度发展评价得分", kind: "number", minimum: 0, maximum: 100 } as const

/** 专精特新中小企业认定内容（srdi@2026）。 */
export const srdiForm2InputsFields = { isRegistered, size, isTrustworthy, hasTierOneTitle, marketYears, operatingIncome, newEquityTwoYears, mainBusinessRatio, assetDebt, rdExpenses, rdRatios, ipClassIAmount, ipExemptions, isMarketLeading, developmentScore, lastDevelopmentScore } as const
