// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新中小企业认定（srdi@2026）的各项。 */
export const srdi2026Form2Fields = {
  isRegistered: { kind: "yesNo", name: "isRegistered", label: "在中国境内注册，是独立法人" },
  size: { kind: "choice", name: "size", label: "企业规模", hint: "不清楚的先用“中小企业规模类型自测”测一下，大型企业不能申报。", options: [{ value: "LARGE", label: "大型企业" }, { value: "MEDIUM", label: "中型企业" }, { value: "SMALL", label: "小型企业" }, { value: "MICRO", label: "微型企业" }] },
  isTrustworthy: { kind: "yesNo", name: "isTrustworthy", label: "没有经营异常和严重失信，近三年没有重大事故和偷漏税", hint: "重大事故指重大安全（含网络安全、数据安全）、质量、环境事故。" },
  hasTierOneTitle: { kind: "yesNo", name: "hasTierOneTitle", label: "已获科技和创新型中小企业称号，且在有效期内", hint: "这是第一级，没有的先做“科技和创新型中小企业评价”。" },
  marketYears: { kind: "number", name: "marketYears", label: "从事特定细分市场的年限", hint: "截至上年末，专注主导产品所在细分市场的时间；不满一年的写小数，例如 2.5。须满 3 年。", unit: "年", minimum: 0, maximum: 200 },
  operatingIncome: { kind: "number", name: "operatingIncome", label: "上年度营业收入", hint: "取自上年度经审计的利润表。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  newEquityTwoYears: { kind: "number", name: "newEquityTwoYears", label: "近两年新增股权融资", hint: "只计合格机构投资者的实缴额；营业收入不足时可用它代替。没有的填 0。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessRatio: { kind: "number", name: "mainBusinessRatio", label: "主营业务收入占营业收入", hint: "看企业是否专注主业。主营业务收入 ÷ 营业收入。须达到 80%。", unit: "%", minimum: 0, maximum: 100 },
  assetDebt: { kind: "number", name: "assetDebt", label: "上年末资产负债率", hint: "负债总额 ÷ 资产总额，看经营是否稳健。不得高于 80%。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  rdExpenses: { kind: "years", name: "rdExpenses", label: "研发费用", hint: "两年都要填，只填一年的按资料不足处理。", unit: "万元", years: 2, minimum: 0, maximum: 999999999999.99 },
  rdRatios: { kind: "years", name: "rdRatios", label: "研发费用占当年营业收入", hint: "最多四位小数；接近界线时请不要四舍五入。", unit: "%", years: 2, minimum: 0, maximum: 10000, decimals: 4 },
  ipClassIAmount: { kind: "number", name: "ipClassIAmount", label: "已产生效益的Ⅰ类知识产权", hint: "与主导产品相关、已实际应用的发明专利、植物新品种、集成电路布图设计专有权等。转入的不计，权利人须排在前三。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  ipExemptions: { kind: "choices", name: "ipExemptions", label: "豁免条件", hint: "具备任何一项的，不考查知识产权数量。", options: [{ value: "AWARD", label: "近三年获省部级以上科技奖励，单位排名前三" }, { value: "RD_ORGANIZATION", label: "经认定的省部级以上研发机构" }] },
  isMarketLeading: { kind: "yesNo", name: "isMarketLeading", label: "主导产品在国内或国际细分市场占有率较为靠前，有一定知名度和影响力", hint: "没有统一的数字，由评审判断，自评只作参考。" },
  developmentScore: { kind: "number", name: "developmentScore", label: "本年度发展评价得分", hint: "登录优质中小企业梯度培育平台（zjtx.miit.gov.cn）查询。得分要用行业均值计算，本工具不能重算；没有的先留空。须达到 50 分。", unit: "分", minimum: 0, maximum: 100 },
  lastDevelopmentScore: { kind: "number", name: "lastDevelopmentScore", label: "上年度发展评价得分", hint: "复核看近两年中的任一年。", unit: "分", minimum: 0, maximum: 100 },
} as const

/** 对一部分的说明。 */
export const srdi2026Form2Notes = {
  operation: "营业收入达到 1500 万元，或近两年新增股权融资达到 2000 万元，二者满足其一即可。",
  research: "近两年每年研发费用都不低于 100 万元，且每年占营业收入都不低于 3%。",
  property: "至少 1 项Ⅰ类知识产权已产生经济效益；具备豁免条件的不考查。",
  asks: "已有第一级称号，深耕细分市场 3 年，营收、主营占比、负债率、研发、知识产权和发展评价得分全部达标。称号有效期 3 年。",
} as const
