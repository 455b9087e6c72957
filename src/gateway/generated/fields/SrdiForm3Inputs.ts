// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新“小巨人”认定内容（srdi@2026）。 */
export const srdiForm3InputsFields = {
  hasTierTwoTitle: { title: "是否已获专精特新中小企业称号", kind: "choice" },
  marketYears: { title: "从事特定细分市场年限", kind: "number", unit: "年", minimum: 0, maximum: 200 },
  operatingIncome: { title: "上年度营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  operatingIncomeTwoYearsBefore: { title: "上年度之前第二年营业收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessRatio: { title: "主营业务收入占营业收入", kind: "number", unit: "%", minimum: 0, maximum: 100 },
  assetDebt: { title: "上年末资产负债率", kind: "number", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  rdExpenses: { title: "近两年各年研发费用", kind: "list", unit: "万元", minItems: 2, maxItems: 2 },
  rdRatios: { title: "近两年各年研发费用占营业收入", kind: "list", unit: "%", minItems: 2, maxItems: 2 },
  ipClassIAmount: { title: "已产生效益的Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 },
  ipExemptions: { title: "知识产权豁免条件", kind: "choice", minItems: 0, maxItems: 1 },
  marketShare: { title: "细分市场占有率", kind: "number", unit: "%", minimum: 0, maximum: 100 },
  marketRank: { title: "国内细分市场排名", kind: "integer", minimum: 1, maximum: 9999 },
  isKeyProduct: { title: "主导产品属于重点方向且位于产业链关键环节", kind: "choice" },
  developmentScore: { title: "本年度发展评价得分", kind: "number", minimum: 0, maximum: 100 },
  lastDevelopmentScore: { title: "上年度发展评价得分", kind: "number", minimum: 0, maximum: 100 },
  isSingleChampion: { title: "是否已是制造业单项冠军", kind: "choice" },
  isRelatedToWinner: { title: "是否与已认定小巨人有控股关系，或同集团且主导产品相似", kind: "choice" },
} as const
