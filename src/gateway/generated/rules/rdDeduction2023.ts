// Generated from contract/ by scripts/generate. Do not edit.
/** 研发费用加计扣除测算（rd-deduction@2023）的各项。 */
export const rdDeduction2023Fields = {
  inputYear: { kind: "number", name: "inputYear", label: "所属年度", unit: "年", whole: true, minimum: 2000, maximum: 2100 },
  isResidentEnterprise: { kind: "yesNo", name: "isResidentEnterprise", label: "是居民企业", hint: "依法在中国境内成立的企业一般都是" },
  hasSoundAccounting: { kind: "yesNo", name: "hasSoundAccounting", label: "会计核算健全", hint: "能够准确归集研发费用，设有研发支出辅助账" },
  isAuditCollection: { kind: "yesNo", name: "isAuditCollection", label: "企业所得税查账征收", hint: "核定征收的企业不能享受" },
  negativeIndustryIncome: { kind: "number", name: "negativeIndustryIncome", label: "负面清单行业收入", hint: "烟草制造、住宿和餐饮、批发和零售、房地产、租赁和商务服务、娱乐业的收入；没有填 0", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  totalIncome: { kind: "number", name: "totalIncome", label: "收入总额", hint: "用来算负面清单行业收入的占比，超过 50% 的不能享受", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  nonTaxableIncome: { kind: "number", name: "nonTaxableIncome", label: "不征税收入", hint: "从收入总额中减去；不填按 0", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  investmentIncome: { kind: "number", name: "investmentIncome", label: "投资收益", hint: "从收入总额中减去；不填按 0", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  enterpriseCategory: { kind: "choice", name: "enterpriseCategory", label: "企业类别", placeholder: "不填按一般企业（加计 100%）", options: [{ value: "GENERAL", label: "一般企业（加计 100%）" }, { value: "IC", label: "清单内集成电路企业（2023–2027 年加计 120%）" }, { value: "MACHINE_TOOL", label: "清单内工业母机企业（2023–2027 年加计 120%）" }] },
  taxCategory: { kind: "choice", name: "taxCategory", label: "适用税率", placeholder: "不填按 25%", options: [{ value: "STANDARD", label: "25%" }, { value: "HNTE", label: "高新技术企业 15%" }, { value: "SMALL_LOW_PROFIT", label: "小型微利企业实际税负 5%" }] },
  personnelCost: { kind: "number", name: "personnelCost", label: "人员人工费用", hint: "研发人员的工资薪金、五险一金，外聘研发人员的劳务费", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  directCost: { kind: "number", name: "directCost", label: "直接投入费用", hint: "材料、燃料、动力，模具、样品样机，检验费，设备运维和经营租赁费", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  depreciation: { kind: "number", name: "depreciation", label: "折旧费用", hint: "用于研发的仪器、设备的折旧", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  amortization: { kind: "number", name: "amortization", label: "无形资产摊销", hint: "用于研发的软件、专利权、非专利技术的摊销", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  designCost: { kind: "number", name: "designCost", label: "设计试验等费用", hint: "新产品设计、新工艺规程制定、新药临床试验、勘探开发现场试验", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  otherCost: { kind: "number", name: "otherCost", label: "其他相关费用", hint: "资料、专家咨询、知识产权申请、差旅、会议等；计入不超过前五项之和的九分之一", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  domesticEntrusted: { kind: "number", name: "domesticEntrusted", label: "委托境内机构或个人", hint: "按实际发生额的 80% 计入", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  overseasEntrusted: { kind: "number", name: "overseasEntrusted", label: "委托境外机构", hint: "按 80% 且不超过境内费用的三分之二计入；委托境外个人的不得填写", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  nonTaxableExpense: { kind: "number", name: "nonTaxableExpense", label: "不征税收入对应的研发支出", hint: "用财政专项资金等不征税收入支付的部分", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  specialIncome: { kind: "number", name: "specialIncome", label: "研发过程的特殊收入", hint: "下脚料、残次品、中间试制品卖出的收入", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  capitalizedAmortization: { kind: "number", name: "capitalizedAmortization", label: "研发形成无形资产的本年摊销", hint: "已资本化的研发支出，按本年摊销额加计", unit: "万元", minimum: 0, maximum: 999999999999.99 },
} as const

/** 对一部分的说明。 */
export const rdDeduction2023Notes = {
  negativeIndustry: "超过 50% 的不能享受，正好 50% 不受影响",
  otherCap: "为前五项之和的九分之一",
  domestic80: "实际发生额的 80%",
  overseas80: "实际发生额的 80%",
  overseasCap: "为境内费用的三分之二",
} as const

/** 各项计入的份额。 */
export const rdDeduction2023Shares = {
  otherCap: 0.1111111111111111,
  domestic80: 0.8,
  overseas80: 0.8,
  overseasCap: 0.6666666666666666,
} as const
