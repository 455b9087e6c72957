// Generated from contract/ by scripts/generate. Do not edit.
/** 中小企业规模类型自测（sme-scale@2017）的各项。 */
export const smeScale2017Fields = {
  industry: { kind: "choice", name: "industry", label: "所属行业", hint: "按营业收入占比最大的行业选择", options: [{ value: "AGRI", label: "农、林、牧、渔业" }, { value: "INDUSTRY", label: "工业（采矿业，制造业，电力、热力、燃气及水生产和供应业）" }, { value: "BUILD", label: "建筑业" }, { value: "WHOLESALE", label: "批发业" }, { value: "RETAIL", label: "零售业" }, { value: "TRANSPORT", label: "交通运输业（不含铁路运输业）" }, { value: "STORAGE", label: "仓储业" }, { value: "POST", label: "邮政业" }, { value: "HOTEL", label: "住宿业" }, { value: "CATERING", label: "餐饮业" }, { value: "INFO", label: "信息传输业（电信、广播电视和卫星传输服务、互联网和相关服务）" }, { value: "SOFTWARE", label: "软件和信息技术服务业" }, { value: "REALESTATE", label: "房地产开发经营" }, { value: "PROPERTY", label: "物业管理" }, { value: "LEASE", label: "租赁和商务服务业" }, { value: "OTHER", label: "其他未列明行业（科学研究和技术服务业；水利、环境和公共设施管理业；居民服务、修理和其他服务业；社会工作；文化、体育和娱乐业；房地产中介、其他房地产业等）" }] },
  employeeAmount: { kind: "number", name: "employeeAmount", label: "从业人员", hint: "期末从业人员，含劳务派遣和临时用工", unit: "人", whole: true, minimum: 0, maximum: 99999999 },
  operatingIncome: { kind: "number", name: "operatingIncome", label: "营业收入", hint: "上一年度利润表的营业收入；没有营业收入填 0", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  totalAsset: { kind: "number", name: "totalAsset", label: "资产总额", hint: "上一年末资产负债表的资产总计", unit: "万元", minimum: 0, maximum: 999999999999.99 },
} as const
