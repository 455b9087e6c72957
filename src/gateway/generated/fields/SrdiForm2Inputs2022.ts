// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新中小企业认定内容（srdi@2022）。 */
export const srdiForm2Inputs2022Fields = {
  marketYears: { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 },
  rdExpense: { title: "上年度研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  previousRdExpense: { title: "前一年度研发费用", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdRatio: { title: "上年度研发费用占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  operatingIncome: { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  newEquityTwoYears: { title: "近两年新增股权融资", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessRatio: { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 },
  mainBusinessGrowth: { title: "近两年主营业务收入平均增长率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  productField: { title: "主导产品所属领域", kind: "choice" },
  digitalLevel: { title: "数字化水平", kind: "integer", unit: "级", minimum: 1, maximum: 5 },
  qualityItems: { title: "质量管理水平", kind: "choice", minItems: 0, maxItems: 4 },
  netProfitRatio: { title: "上年度净利润率", kind: "number", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  assetDebt: { title: "上年度资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  localFeatureScore: { title: "地方特色指标得分", kind: "choice" },
  ipLevel: { title: "与主导产品相关的有效知识产权", kind: "choice" },
  rdStaffRatio: { title: "研发人员占比", kind: "number", unit: "%", minimum: 0, maximum: 100 },
  rdOrganization: { title: "研发机构级别", kind: "choice" },
  scoreExemptions: { title: "代替评价得分的条件", kind: "choice", minItems: 0, maxItems: 3 },
} as const
