// Generated from contract/ by scripts/generate. Do not edit.
import { srdiForm3IpExemptionWords } from '../words/SrdiForm3IpExemption.ts'

export const hasTierTwoTitle = { title: "是否已获专精特新中小企业称号", kind: "choice" } as const
export const marketYears = { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 } as const
export const operatingIncome = { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const operatingIncomeTwoYearsBefore = { title: "上年度之前第二年营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const mainBusinessRatio = { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const assetDebt = { title: "上年末资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const rdExpenses = { title: "近两年各年研发费用", kind: "list", unit: "万元", minItems: 2, maxItems: 2 } as const
export const rdRatios = { title: "近两年各年研发费用占营业收入", kind: "list", unit: "%", minItems: 2, maxItems: 2 } as const
export const ipClassIAmount = { title: "已产生效益的Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const ipExemptions = { title: "知识产权豁免条件", kind: "choice", minItems: 0, maxItems: 1, words: srdiForm3IpExemptionWords } as const
export const marketShare = { title: "细分市场占有率", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const marketRank = { title: "国内细分市场排名", kind: "integer", minimum: 1, maximum: 9999 } as const
export const isKeyProduct = { title: "主导产品属于重点方向且位于产业链关键环节", kind: "choice" } as const
export const developmentScore = { title: "本年度发展评价得分", kind: "number", minimum: 0, maximum: 100 } as const
export const lastDevelopmentScore = { title: "上年度发展评价得分", kind: "number", minimum: 0, maximum: 100 } as const
export const isSingleChampion = { title: "是否已是制造业单项冠军", kind: "choice" } as const
export const isRelatedToWinner = { title: "是否与已认定小巨人有控股关系，或同集团且主导产品相似", kind: "choice" } as const

/** 专精特新“小巨人”认定内容（srdi@2026）。 */
export const srdiForm3InputsFields = { hasTierTwoTitle, marketYears, operatingIncome, operatingIncomeTwoYearsBefore, mainBusinessRatio, assetDebt, rdExpenses, rdRatios, ipClassIAmount, ipExemptions, marketShare, marketRank, isKeyProduct, developmentScore, lastDevelopmentScore, isSingleChampion, isRelatedToWinner } as const
