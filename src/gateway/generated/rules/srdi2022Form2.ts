// Generated from contract/ by scripts/generate. Do not edit.
/** 专精特新中小企业认定（srdi@2022）的各项。 */
export const srdi2022Form2Fields = {
  marketYears: { kind: "number", name: "marketYears", label: "从事特定细分市场的年限", hint: "截至上年末，专注主导产品所在细分市场的时间；不满一年的写小数，例如 2.5。", unit: "年", minimum: 0, maximum: 200 },
  rdExpense: { kind: "number", name: "rdExpense", label: "{year} 年研发费用", hint: "金额和占比取得分高的一种，500 万元或 10% 以上得满分。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  previousRdExpense: { kind: "number", name: "previousRdExpense", label: "{year-1} 年研发费用", hint: "两年平均 1000 万元以上的，可以代替评价得分。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdRatio: { kind: "number", name: "rdRatio", label: "上年度研发费用占营业收入", hint: "研发费用 ÷ 营业收入。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  operatingIncome: { kind: "number", name: "operatingIncome", label: "上年度营业收入", hint: "取自上年度经审计的利润表。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  newEquityTwoYears: { kind: "number", name: "newEquityTwoYears", label: "近两年新增股权融资", hint: "只计合格机构投资者的实缴额；营业收入不足时可用它代替。没有的填 0。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  mainBusinessRatio: { kind: "number", name: "mainBusinessRatio", label: "主营业务收入占营业收入", hint: "看企业是否专注主业。主营业务收入 ÷ 营业收入。", unit: "%", minimum: 0, maximum: 100 },
  mainBusinessGrowth: { kind: "number", name: "mainBusinessGrowth", label: "近两年主营业务收入平均增长率", hint: "两年增长率的平均，负增长的写负数。", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  productField: { kind: "choice", name: "productField", label: "主导产品所属领域", options: [{ value: "A", label: "在“补短板”“锻长板”“填空白”上取得实效" }, { value: "B", label: "工业“六基”、中华老字号、服务关键产业链重点龙头" }, { value: "C", label: "其他" }] },
  digitalLevel: { kind: "choice", name: "digitalLevel", label: "数字化水平", hint: "取自《中小企业数字化水平评测指标》的自评结果，三级以上得满分。", options: [{ value: 1, label: "一级" }, { value: 2, label: "二级" }, { value: 3, label: "三级" }, { value: 4, label: "四级" }, { value: 5, label: "五级" }] },
  qualityItems: { kind: "choices", name: "qualityItems", label: "质量管理", hint: "每项 3 分，最高 5 分。", options: [{ value: "AWARD", label: "获省级以上质量奖" }, { value: "CERTIFICATION", label: "通过 ISO9001 等质量管理体系认证" }, { value: "BRAND", label: "拥有自主品牌" }, { value: "STANDARD", label: "参与制修订标准" }] },
  netProfitRatio: { kind: "number", name: "netProfitRatio", label: "上年度净利润率", hint: "净利润 ÷ 营业收入，10% 以上得满分；亏损的写负数。", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  assetDebt: { kind: "number", name: "assetDebt", label: "上年末资产负债率", hint: "负债总额 ÷ 资产总额，50% 以下得满分。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  localFeatureScore: { kind: "choice", name: "localFeatureScore", label: "符合几项地方特色指标", options: [{ value: 0, label: "都不符合（0 分）" }, { value: 5, label: "1 项（5 分）" }, { value: 10, label: "2 项（10 分）" }, { value: 15, label: "3 项（15 分）" }] },
  ipLevel: { kind: "choice", name: "ipLevel", label: "与主导产品相关的有效知识产权", hint: "符合几种的选最靠前的。高价值指有海外同族专利、维持超过 10 年、高额质押融资、获国家科技奖或中国专利奖；受让不满一年的不计。", options: [{ value: "HV", label: "Ⅰ类高价值知识产权 1 项以上" }, { value: "SELF1", label: "自主研发的Ⅰ类知识产权 1 项以上" }, { value: "I", label: "Ⅰ类知识产权 1 项以上" }, { value: "II", label: "Ⅱ类知识产权 1 项以上" }, { value: "NONE", label: "没有" }] },
  rdStaffRatio: { kind: "number", name: "rdStaffRatio", label: "研发人员占全部职工", hint: "研发人员 ÷ 全部职工，20% 以上得满分。", unit: "%", minimum: 0, maximum: 100 },
  rdOrganization: { kind: "choice", name: "rdOrganization", label: "研发机构级别", hint: "有几个的选级别最高的。", options: [{ value: "NATIONAL", label: "国家级" }, { value: "PROVINCIAL", label: "省级" }, { value: "MUNICIPAL", label: "市级" }, { value: "BELOW_MUNICIPAL", label: "市级以下" }, { value: "NONE", label: "没有建立" }] },
  scoreExemptions: { kind: "choices", name: "scoreExemptions", label: "企业具备的条件", hint: "具备任何一项的，不看评价得分；近两年新增股权融资 6000 万元以上的也是。", options: [{ value: "PROVINCIAL_AWARD", label: "近三年获省级科技奖励，排名前三" }, { value: "NATIONAL_AWARD", label: "近三年获国家级科技奖励，排名前五" }, { value: "TOP500", label: "近三年进入“创客中国”全国 500 强企业组" }] },
} as const

/** 对一部分的说明。 */
export const srdi2022Form2Notes = {
  operation: "细分市场 2 年以上；营业收入 1000 万元以上，不足的近两年新增股权融资须达到 2000 万元；研发费用 100 万元以上且占营业收入 3% 以上。",
  distinction: "由省级主管部门设定 1 至 3 项地方特色指标，本工具以三项各 5 分代替，非官方评分。",
} as const

/** 各组的名称与满分。 */
export const srdi2022Form2Groups = {
  SPECIALIZATION: { title: "专业化", max: 25 },
  REFINEMENT: { title: "精细化", max: 25 },
  DISTINCTION: { title: "特色化", max: 15 },
  INNOVATION: { title: "创新能力", max: 35 },
} as const

/** 各项计入的份额。 */
export const srdi2022Form2Shares = {
  rdExpenseMean: 0.5,
} as const
