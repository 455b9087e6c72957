// Generated from contract/ by scripts/generate. Do not edit.
import { srdiIpLevelWords } from '../words/SrdiIpLevel.ts'
import { srdiForm1DirectPassWords } from '../words/SrdiForm1DirectPass.ts'

export const ipLevel = { title: "与主导产品相关的有效知识产权", kind: "choice", words: srdiIpLevelWords } as const
export const rdRatio = { title: "上年度研发费用占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const mainBusinessGrowth = { title: "上年度主营业务收入增长率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 } as const
export const assetDebt = { title: "上年度资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 } as const
export const isStrategicProduct = { title: "主导产品是否属于《战略性新兴产业分类》", kind: "choice" } as const
export const mainBusinessRatio = { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 } as const
export const directPassGrounds = { title: "直接符合的条件", kind: "choice", minItems: 0, maxItems: 7, words: srdiForm1DirectPassWords } as const
export const newEquityThreeYears = { title: "近三年新增股权融资", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const

/** 创新型中小企业评价内容（srdi@2026）。 */
export const srdiForm1InputsFields = { ipLevel, rdRatio, mainBusinessGrowth, assetDebt, isStrategicProduct, mainBusinessRatio, directPassGrounds, newEquityThreeYears } as const
