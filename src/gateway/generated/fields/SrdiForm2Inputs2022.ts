// Generated from contract/ by scripts/generate. Do not edit.
import { srdiForm2Inputs2022ProductFieldWords } from '../words/SrdiForm2Inputs2022.ts'
import { srdiQualityItemWords } from '../words/SrdiQualityItem.ts'
import { srdiForm2Inputs2022LocalFeatureScoreWords } from '../words/SrdiForm2Inputs2022.ts'
import { srdiIpLevelWords } from '../words/SrdiIpLevel.ts'
import { srdiRdOrganizationWords } from '../words/SrdiRdOrganization.ts'
import { srdiScoreExemptionWords } from '../words/SrdiScoreExemption.ts'

export const marketYears = { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 } as const
export const rdExpense = { title: "上年度研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const previousRdExpense = { title: "前一年度研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const rdRatio = { title: "上年度研发费用占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const operatingIncome = { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const newEquityTwoYears = { title: "近两年新增股权融资", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const mainBusinessRatio = { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const mainBusinessGrowth = { title: "近两年主营业务收入平均增长率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 } as const
export const productField = { title: "主导产品所属领域", kind: "choice", words: srdiForm2Inputs2022ProductFieldWords } as const
export const digitalLevel = { title: "数字化水平", kind: "integer", unit: "级", minimum: 1, maximum: 5 } as const
export const qualityItems = { title: "质量管理水平", kind: "choice", minItems: 0, maxItems: 4, words: srdiQualityItemWords } as const
export const netProfitRatio = { title: "上年度净利润率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 } as const
export const assetDebt = { title: "上年度资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const localFeatureScore = { title: "地方特色指标得分", kind: "choice", words: srdiForm2Inputs2022LocalFeatureScoreWords } as const
export const ipLevel = { title: "与主导产品相关的有效知识产权", kind: "choice", words: srdiIpLevelWords } as const
export const rdStaffRatio = { title: "研发人员占比", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const rdOrganization = { title: "研发机构级别", kind: "choice", words: srdiRdOrganizationWords } as const
export const scoreExemptions = { title: "代替评价得分的条件", kind: "choice", minItems: 0, maxItems: 3, words: srdiScoreExemptionWords } as const

/** 专精特新中小企业认定内容（srdi@2022）。 */
export const srdiForm2Inputs2022Fields = { marketYears, rdExpense, previousRdExpense, rdRatio, operatingIncome, newEquityTwoYears, mainBusinessRatio, mainBusinessGrowth, productField, digitalLevel, qualityItems, netProfitRatio, assetDebt, localFeatureScore, ipLevel, rdStaffRatio, rdOrganization, scoreExemptions } as const
