// Generated from contract/ by scripts/generate. Do not edit.
/** 科技和创新型中小企业（创新型中小企业评价）（srdi@2026）的各项。 */
export const srdi2026Form1Fields = {
  ipLevel: { kind: "choice", name: "ipLevel", label: "与主导产品相关的有效知识产权", hint: "符合几种的选最靠前的。高价值指有海外同族专利、维持超过 10 年、高额质押融资、获国家科技奖或中国专利奖；受让不满一年的不计。", options: [{ value: "HV", label: "Ⅰ类高价值知识产权 1 项以上" }, { value: "SELF1", label: "自主研发的Ⅰ类知识产权 1 项以上" }, { value: "I", label: "Ⅰ类知识产权 1 项以上" }, { value: "II", label: "Ⅱ类知识产权 1 项以上" }, { value: "NONE", label: "没有" }] },
  rdRatio: { kind: "number", name: "rdRatio", label: "上年度研发费用占营业收入", hint: "研发费用 ÷ 营业收入。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  mainBusinessGrowth: { kind: "number", name: "mainBusinessGrowth", label: "上年度主营业务收入增长率", hint: "比前一年增长了多少，15% 以上得满分；负增长的写负数。", unit: "%", minimum: -10000, maximum: 10000, decimals: 4 },
  assetDebt: { kind: "number", name: "assetDebt", label: "上年度资产负债率", hint: "负债总额 ÷ 资产总额，55% 以下得满分。", unit: "%", minimum: 0, maximum: 10000, decimals: 4 },
  isStrategicProduct: { kind: "yesNo", name: "isStrategicProduct", label: "主导产品属于《战略性新兴产业分类》", hint: "属于的得 10 分，不属于的得 5 分。对照国家统计局公布的分类目录。" },
  mainBusinessRatio: { kind: "number", name: "mainBusinessRatio", label: "主营业务收入占营业收入", hint: "主营业务收入 ÷ 营业收入，70% 以上得满分，不足 50% 得 0 分。", unit: "%", minimum: 0, maximum: 100 },
  directPassGrounds: { kind: "choices", name: "directPassGrounds", label: "企业具备的资质", hint: "称号须在有效期内。", options: [{ value: "AWARD", label: "近三年获国家级、省级科技奖励" }, { value: "HNTE", label: "高新技术企业" }, { value: "INNOVATION_DEMO", label: "国家级技术创新示范企业" }, { value: "IP_ADVANTAGE", label: "知识产权优势企业" }, { value: "IP_DEMO", label: "知识产权示范企业" }, { value: "RD_ORGANIZATION", label: "经认定的省部级以上研发机构" }, { value: "TECH_SME", label: "科技型中小企业（2026 年新增）" }] },
  newEquityThreeYears: { kind: "number", name: "newEquityThreeYears", label: "近三年新增股权融资", hint: "只计合格机构投资者的实缴额，500 万元以上直接符合。没有的填 0。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
} as const

/** 对一部分的说明。 */
export const srdi2026Form1Notes = {
  innovation: "该组不得低于 20 分。",
  growth: "该组不得低于 15 分。",
  specialization: "该组不得低于 15 分。",
  asks: "具备一项直接符合的条件，或评分 60 分以上且三组都达到最低分。",
} as const

/** 各组的名称与满分。 */
export const srdi2026Form1Groups = {
  INNOVATION: { title: "创新能力", max: 40 },
  GROWTH: { title: "成长性", max: 30 },
  SPECIALIZATION: { title: "专业化", max: 30 },
} as const
