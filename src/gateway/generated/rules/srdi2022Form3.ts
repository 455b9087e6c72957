// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新“小巨人”企业复核（srdi@2022）的各项。 */
export const srdi2022Form3Fields = {
  marketYears: { kind: "number", name: "marketYears", label: "从事特定细分市场的年限", hint: "截至上年末，专注主导产品所在细分市场的时间；不满一年的写小数，例如 2.5。须满 3 年，补短板、填空白企业满 2 年。", unit: "年", minimum: 0, maximum: 200 },
  isGapFiller: { kind: "yesNo", name: "isGapFiller", label: "属于补短板、填空白企业", hint: "属于的，细分市场年限放宽到 2 年；不填按不属于处理。" },
  mainBusinessRatio: { kind: "number", name: "mainBusinessRatio", label: "主营业务收入占营业收入", hint: "看企业是否专注主业。主营业务收入 ÷ 营业收入。须达到 70%。", unit: "%", minimum: 0, maximum: 100 },
  mainBusinessGrowth: { kind: "number", name: "mainBusinessGrowth", label: "近两年主营业务收入平均增长率", hint: "两年增长率的平均，负增长的写负数。须达到 5%。", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  coreSystemAmount: { kind: "number", name: "coreSystemAmount", label: "用信息系统支撑的核心业务", hint: "研发设计、生产制造、供应链管理等，至少 1 项。", unit: "项", whole: true, minimum: 0, maximum: 9999 },
  isCertified: { kind: "yesNo", name: "isCertified", label: "取得管理体系认证，或产品通过发达国家认证" },
  assetDebt: { kind: "number", name: "assetDebt", label: "上年末资产负债率", hint: "负债总额 ÷ 资产总额，看经营是否稳健。不得高于 70%。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  marketShare: { kind: "number", name: "marketShare", label: "全国细分市场占有率", hint: "须达到 10%，有行业协会或第三方的证明。", unit: "%", minimum: 0, maximum: 100 },
  hasOwnBrand: { kind: "yesNo", name: "hasOwnBrand", label: "拥有直接面向市场的自主品牌" },
  operatingIncome: { kind: "number", name: "operatingIncome", label: "上年度营业收入", hint: "取自上年度经审计的利润表。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdRatios: { kind: "years", name: "rdRatios", label: "研发费用占当年营业收入", hint: "最多四位小数；接近界线时请不要四舍五入。", unit: "%", years: 2, minimum: 0, maximum: 10000, decimals: 4 },
  newEquityTwoYears: { kind: "number", name: "newEquityTwoYears", label: "近两年新增股权融资", hint: "只计合格机构投资者的实缴额；营业收入不足 5000 万元的须达到 8000 万元。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdExpense: { kind: "number", name: "rdExpense", label: "上年度研发费用", hint: "营业收入不足 5000 万元的须达到 3000 万元。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdStaffRatio: { kind: "number", name: "rdStaffRatio", label: "研发人员占全部职工", hint: "营业收入不足 5000 万元的须达到 50%。", unit: "%", minimum: 0, maximum: 100 },
  hasRdOrganization: { kind: "yesNo", name: "hasRdOrganization", label: "自建或与高校院所联合设立了研发机构" },
  ipClassIAmount: { kind: "number", name: "ipClassIAmount", label: "已产生效益的Ⅰ类知识产权", hint: "与主导产品相关、已实际应用的发明专利、植物新品种、集成电路布图设计专有权等。至少 2 项。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  innovationExemptions: { kind: "choices", name: "innovationExemptions", label: "创新直通条件", hint: "具备任何一项的，不考查研发投入、研发机构和知识产权。", options: [{ value: "NATIONAL_AWARD", label: "近三年获国家级科技奖励，排名前三" }, { value: "TOP50", label: "近三年进入“创客中国”全国 50 强企业组" }] },
  isKeyLink: { kind: "yesNo", name: "isKeyLink", label: "位于产业链关键环节", hint: "由评审判断，自评只作参考。" },
  isKeyProduct: { kind: "yesNo", name: "isKeyProduct", label: "主导产品属于工业“六基”等重点领域", hint: "由评审判断，自评只作参考。" },
} as const

/** 对一部分的说明。 */
export const srdi2022Form3Notes = {
  innovation: "营业收入 10000 万元以上的，近两年研发费用占比均须 3% 以上；不足但达到 5000 万元的均须 6% 以上；不足 5000 万元的，看股权融资、研发费用和研发人员。",
} as const
