// Generated from contract/ by scripts/generate. Do not edit.
import { srdiInnovationExemptionWords } from '../words/SrdiInnovationExemption.ts'

export const marketYears = { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 } as const
export const isGapFiller = { title: "是否属于补短板、填空白企业", kind: "choice" } as const
export const mainBusinessRatio = { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const mainBusinessGrowth = { title: "近两年主营业务收入平均增长率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 } as const
export const coreSystemAmount = { title: "支撑核心业务的信息系统", kind: "integer", unit: "项", minimum: 0, maximum: 9999 } as const
export const isCertified = { title: "是否取得管理体系认证或发达国家产品认证", kind: "choice" } as const
export const assetDebt = { title: "资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const marketShare = { title: "全国细分市场占有率", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const hasOwnBrand = { title: "是否拥有自主品牌", kind: "choice" } as const
export const operatingIncome = { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const rdRatios = { title: "近两年各年研发费用占营业收入", kind: "list", unit: "%", minItems: 2, maxItems: 2 } as const
export const newEquityTwoYears = { title: "近两年新增股权融资", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const rdExpense = { title: "研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const rdStaffRatio = { title: "研发人员占比", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const hasRdOrganization = { title: "是否自建或联合设立研发机构", kind: "choice" } as const
export const ipClassIAmount = { title: "实际应用的Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const innovationExemptions = { title: "创新直通条件", kind: "choice", minItems: 0, maxItems: 2, words: srdiInnovationExemptionWords } as const
export const isKeyLink = { title: "是否位于产业链关键环节", kind: "choice" } as const
export const isKeyProduct = { title: "主导产品是否属于六基等重点领域", kind: "choice" } as const

/** 专精特新“小巨人”复核内容（srdi@2022）。 */
export const srdiForm3Inputs2022Fields = { marketYears, isGapFiller, mainBusinessRatio, mainBusinessGrowth, coreSystemAmount, isCertified, assetDebt, marketShare, hasOwnBrand, operatingIncome, rdRatios, newEquityTwoYears, rdExpense, rdStaffRatio, hasRdOrganization, ipClassIAmount, innovationExemptions, isKeyLink, isKeyProduct } as const
