// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新“小巨人”企业认定（srdi@2026）的各项。 */
export const srdi2026Form3Fields = {
  hasTierTwoTitle: { kind: "yesNo", name: "hasTierTwoTitle", label: "已获专精特新中小企业称号", hint: "这是第二级，没有的先做“专精特新中小企业评价”。" },
  marketYears: { kind: "number", name: "marketYears", label: "从事特定细分市场的年限", hint: "截至上年末，专注主导产品所在细分市场的时间；不满一年的写小数，例如 2.5。须满 3 年。", unit: "年", minimum: 0, maximum: 200 },
  operatingIncome: { kind: "number", name: "operatingIncome", label: "上年度营业收入", hint: "取自上年度经审计的利润表。须达到 5000 万元。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  operatingIncomeTwoYearsBefore: { kind: "number", name: "operatingIncomeTwoYearsBefore", label: "{year-2} 年营业收入", hint: "用来算近两年的复合增长率，须达到 5%。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessRatio: { kind: "number", name: "mainBusinessRatio", label: "主营业务收入占营业收入", hint: "看企业是否专注主业。主营业务收入 ÷ 营业收入。须达到 90%。", unit: "%", minimum: 0, maximum: 100 },
  assetDebt: { kind: "number", name: "assetDebt", label: "上年末资产负债率", hint: "负债总额 ÷ 资产总额，看经营是否稳健。不得高于 75%。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  rdExpenses: { kind: "years", name: "rdExpenses", label: "研发费用", hint: "两年都要填，只填一年的按资料不足处理。", unit: "万元", years: 2, minimum: 0, maximum: 999999999999.99 },
  rdRatios: { kind: "years", name: "rdRatios", label: "研发费用占当年营业收入", hint: "最多四位小数；接近界线时请不要四舍五入。", unit: "%", years: 2, minimum: 0, maximum: 10000, decimals: 4 },
  ipClassIAmount: { kind: "number", name: "ipClassIAmount", label: "已产生效益的Ⅰ类知识产权", hint: "与主导产品相关、已实际应用的发明专利、植物新品种、集成电路布图设计专有权等。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  ipExemptions: { kind: "choices", name: "ipExemptions", label: "豁免条件", hint: "具备的，不考查知识产权数量。", options: [{ value: "NATIONAL_AWARD", label: "近三年获国家级科技奖励，排名前三" }] },
  marketShare: { kind: "number", name: "marketShare", label: "国内或国际细分市场占有率", hint: "须有行业协会或第三方的证明。", unit: "%", minimum: 0, maximum: 100 },
  marketRank: { kind: "number", name: "marketRank", label: "国内细分市场排名", hint: "前 3 名的可以代替占有率。", unit: "名", whole: true, minimum: 1, maximum: 9999 },
  isKeyProduct: { kind: "yesNo", name: "isKeyProduct", label: "主导产品属于重点领域，位于产业链关键环节", hint: "指工业“六基”，改造提升传统产业、培育新兴产业、布局未来产业。由评审判断，自评只作参考。" },
  developmentScore: { kind: "number", name: "developmentScore", label: "本年度发展评价得分", hint: "登录优质中小企业梯度培育平台（zjtx.miit.gov.cn）查询。得分要用行业均值计算，本工具不能重算；没有的先留空。须达到 60 分。", unit: "分", minimum: 0, maximum: 100 },
  lastDevelopmentScore: { kind: "number", name: "lastDevelopmentScore", label: "上年度发展评价得分", hint: "复核看近两年中的任一年。", unit: "分", minimum: 0, maximum: 100 },
  isSingleChampion: { kind: "yesNo", name: "isSingleChampion", label: "已是制造业单项冠军", hint: "已是单项冠军的不得申报（2026 年通知）。" },
  isRelatedToWinner: { kind: "yesNo", name: "isRelatedToWinner", label: "与已认定的“小巨人”有控股关系，或同属一个集团且主导产品相似", hint: "有这种关系的不得申报（2026 年通知）。" },
} as const

/** 对一部分的说明。 */
export const srdi2026Form3Notes = {
  research: "近两年研发费用合计不低于 1200 万元，且每年占营业收入都不低于 3%。",
  property: "至少 4 项Ⅰ类知识产权已产生效益；具备豁免条件的不考查。",
  market: "市场占有率达到 10%，或国内排名前 3，二者满足其一即可。",
  asks: "已有第二级称号，营收 5000 万元以上，主营占比 90% 以上，Ⅰ类知识产权 4 项以上，市场地位靠前。",
} as const
