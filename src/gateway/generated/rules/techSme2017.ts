// Generated from contract/ by scripts/generate. Do not edit.
/** 科技型中小企业评价（tech-sme@2017）的各项。 */
export const techSme2017Fields = {
  isResidentEnterprise: { kind: "yesNo", name: "isResidentEnterprise", label: "是中国境内（不含港澳台）注册的居民企业", hint: "只有居民企业可以参评。" },
  employeeAmount: { kind: "number", name: "employeeAmount", label: "职工总数", hint: "全年月平均数，不得超过 500 人；也是科技人员占比的分母。", unit: "人", whole: true, minimum: 0, maximum: 99999999 },
  techStaffAmount: { kind: "number", name: "techStaffAmount", label: "科技人员", hint: "直接从事研发的人员，以及专门管理和直接服务的人员；兼职、临时聘用的当年须累计工作 6 个月以上。", unit: "人", whole: true, minimum: 0, maximum: 99999999 },
  salesIncome: { kind: "number", name: "salesIncome", label: "年销售收入", hint: "主营业务收入与其他业务收入之和，不得超过 20000 万元。没有销售收入的填 0。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  totalAsset: { kind: "number", name: "totalAsset", label: "资产总额", hint: "年末资产负债表的资产总计，不得超过 20000 万元。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  rdExpense: { kind: "number", name: "rdExpense", label: "研发费用", hint: "上一年度归集的研发费用总额。不足 10 万元的会列入实地核查。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  costExpense: { kind: "number", name: "costExpense", label: "成本费用支出", hint: "营业成本、税金及附加、销售费用、管理费用、研发费用、财务费用之和。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  ipClassIAmount: { kind: "number", name: "ipClassIAmount", label: "Ⅰ类知识产权", hint: "发明专利、植物新品种、国家新药、集成电路布图设计专有权等，有 1 项就得满分。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  ipClassIIAmount: { kind: "number", name: "ipClassIIAmount", label: "Ⅱ类知识产权", hint: "实用新型、外观设计、软件著作权，不含商标；1 项 6 分，4 项以上 24 分。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  isIndustryAllowed: { kind: "yesNo", name: "isIndustryAllowed", label: "产品和服务不属于国家禁止、限制和淘汰类", hint: "对照《产业结构调整指导目录》判断。" },
  isTrustworthy: { kind: "yesNo", name: "isTrustworthy", label: "上一年和今年都没有重大事故、严重违法和失信", hint: "指重大安全、质量事故，严重环境违法，科研严重失信；也没有列入经营异常名录和严重违法失信名单。" },
  directPassGrounds: { kind: "choices", name: "directPassGrounds", label: "企业具备的条件", options: [{ value: "HNTE", label: "有效期内的高新技术企业证书" }, { value: "NATIONAL_AWARD", label: "近五年获国家级科技奖励，且在获奖单位中排前三名" }, { value: "RD_ORGANIZATION", label: "经认定的省部级以上研发机构" }, { value: "STANDARD", label: "近五年主导制定过国际、国家或行业标准（起草单位前五名）" }] },
  hasRecentRisk: { kind: "yesNo", name: "hasRecentRisk", label: "近三年存在相关风险", hint: "以主管部门的风险提示为准。" },
  isFirstTime: { kind: "yesNo", name: "isFirstTime", label: "首次参加评价", hint: "首次参评的会列入实地核查。" },
} as const

/** 对一部分的说明。 */
export const techSme2017Notes = {
  staff: "占比 30% 以上得满分；不足 10% 得 0 分，此时无论总分多少都不符合。",
} as const

/** 各组的名称与满分。 */
export const techSme2017Groups = {
  STAFF: { title: "科技人员", max: 20 },
  RD: { title: "研发投入（两项任选其一）", max: 50 },
  IP: { title: "科技成果", max: 30 },
} as const
