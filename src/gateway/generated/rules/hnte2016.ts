// Generated from contract/ by scripts/generate. Do not edit.
/** 高新技术企业自测（hnte@2016）的各项。 */
export const hnte2016Fields = {
  establishTime: { kind: "date", name: "establishTime", label: "注册成立日期", hint: "以营业执照为准。申请认定时须注册成立满一年（365 天）。" },
  applyDate: { kind: "date", name: "applyDate", label: "拟申请日期", hint: "用来算成立了多少天；不填按今天计算。" },
  isResidentEnterprise: { kind: "yesNo", name: "isResidentEnterprise", label: "是中国境内（不含港澳台）注册的居民企业", hint: "只有居民企业可以认定。" },
  ipClassIAmount: { kind: "number", name: "ipClassIAmount", label: "Ⅰ类知识产权", hint: "发明专利（含国防专利）、植物新品种、国家级农作物品种、国家新药、国家一级中药保护品种、集成电路布图设计专有权。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  ipClassIIAmount: { kind: "number", name: "ipClassIIAmount", label: "Ⅱ类知识产权", hint: "实用新型、外观设计、软件著作权等，不含商标。申请高新技术企业时Ⅱ类只能使用一次。", unit: "项", whole: true, minimum: 0, maximum: 99999 },
  ipSupportsProducts: { kind: "yesNo", name: "ipSupportsProducts", label: "知识产权对主要产品（服务）起核心支持作用", hint: "专利、软著与主要产品（服务）的技术对得上，才算。" },
  fieldArea: { kind: "choice", name: "fieldArea", label: "核心技术所属领域", hint: "《国家重点支持的高新技术领域》的八类，选主要产品（服务）核心技术所在的一类。", options: [{ value: "ELECTRONICS", label: "电子信息" }, { value: "BIOMEDICINE", label: "生物与新医药" }, { value: "AEROSPACE", label: "航空航天" }, { value: "MATERIALS", label: "新材料" }, { value: "SERVICES", label: "高技术服务" }, { value: "ENERGY", label: "新能源与节能" }, { value: "ENVIRONMENT", label: "资源与环境" }, { value: "MANUFACTURING", label: "先进制造与自动化" }] },
  isTechnologyInField: { kind: "yesNo", name: "isTechnologyInField", label: "核心技术在该领域规定的范围内", hint: "对照领域目录自行判断，最后由评审专家确认。" },
  employeeAmount: { kind: "number", name: "employeeAmount", label: "当年职工总数", hint: "在职人员，加上全年累计工作满 183 天的兼职、临时聘用人员。", unit: "人", whole: true, minimum: 0, maximum: 99999999 },
  techStaffAmount: { kind: "number", name: "techStaffAmount", label: "其中：科技人员", hint: "直接从事研发和相关技术创新活动，以及专门管理和直接服务的人员，全年累计工作满 183 天。", unit: "人", whole: true, minimum: 0, maximum: 99999999 },
  rdExpenses: { kind: "years", name: "rdExpenses", label: "研发费用", hint: "按《工作指引》口径归集的研究开发费用，含人员人工、直接投入、折旧摊销、委托外部研发等。", unit: "万元", years: 3, minimum: 0, maximum: 999999999999.99 },
  domesticRdExpenses: { kind: "years", name: "domesticRdExpenses", label: "其中：境内研发费用", hint: "在中国境内发生的部分，三年合计须占全部研发费用的 60% 以上。", unit: "万元", years: 3, minimum: 0, maximum: 999999999999.99 },
  salesIncomes: { kind: "years", name: "salesIncomes", label: "销售收入", hint: "主营业务收入与其他业务收入之和。最近一年 5000 万元以内，研发费用占比须达 5%；再多到 20000 万元，4%；超过的 3%。", unit: "万元", years: 3, minimum: 0, maximum: 999999999999.99 },
  netAssets: { kind: "years", name: "netAssets", label: "净资产", hint: "资产总额减负债总额，可以为负。用来计算净资产增长率，满分 10 分。", unit: "万元", years: 3, minimum: -999999999999.99, maximum: 999999999999.99 },
  highTechIncome: { kind: "number", name: "highTechIncome", label: "其中：高新技术产品（服务）收入", hint: "由研发活动取得、主要产品（服务）符合领域规定的销售收入，含技术性收入。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  totalIncome: { kind: "number", name: "totalIncome", label: "总收入", hint: "收入总额减去不征税收入。", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  hasNoMajorIncident: { kind: "yesNo", name: "hasNoMajorIncident", label: "申请前一年内没有重大安全、重大质量事故或严重环境违法", hint: "有其中一项的不能认定。" },
  technologyLevel: { kind: "choice", name: "technologyLevel", label: "技术的先进程度", hint: "自评即可，正式评分由专家给出。", options: [{ value: "A", label: "高（7–8 分）" }, { value: "B", label: "较高（5–6 分）" }, { value: "C", label: "一般（3–4 分）" }, { value: "D", label: "较低（1–2 分）" }, { value: "E", label: "无（0 分）" }] },
  coreSupport: { kind: "choice", name: "coreSupport", label: "对主要产品（服务）的核心支持作用", hint: "自评即可，正式评分由专家给出。", options: [{ value: "A", label: "强（7–8 分）" }, { value: "B", label: "较强（5–6 分）" }, { value: "C", label: "一般（3–4 分）" }, { value: "D", label: "较弱（1–2 分）" }, { value: "E", label: "无（0 分）" }] },
  ipSource: { kind: "choice", name: "ipSource", label: "知识产权获得方式", hint: "有自主研发的最高 6 分，只有受让、受赠、并购的最高 3 分。", options: [{ value: "SELF", label: "有自主研发" }, { value: "ACQUIRED", label: "仅有受让、受赠和并购等" }] },
  hasSetStandards: { kind: "yesNo", name: "hasSetStandards", label: "参与编制国家标准、行业标准、检测方法或技术规范", hint: "加分项，最高 2 分。" },
  transformationAmounts: { kind: "years", name: "transformationAmounts", label: "各年转化的科技成果", hint: "成果变成了产品、服务、样品或样机的各计一项；同一成果转化为多个产品只计一次。没有的年度填 0。", unit: "项", years: 3, whole: true, minimum: 0, maximum: 9999 },
  rdManagement: { kind: "choices", name: "rdManagement", label: "研发管理", hint: "每项 2 分。", options: [{ value: "SYSTEM", label: "制定了研发组织管理制度" }, { value: "ACCOUNTING", label: "建立了研发投入核算体系" }, { value: "LEDGER", label: "编制了研发费用辅助账" }] },
  rdConditions: { kind: "choices", name: "rdConditions", label: "研发条件", hint: "每项 2 分。", options: [{ value: "ORGANIZATION", label: "设立了内部研发机构" }, { value: "FACILITIES", label: "具备相应的科研条件" }, { value: "COOPERATION", label: "开展产学研合作" }] },
  incentives: { kind: "choices", name: "incentives", label: "成果转化激励", hint: "每项 2 分。", options: [{ value: "REWARD", label: "有成果转化组织实施与激励奖励制度" }, { value: "PLATFORM", label: "有开放式的创新创业平台" }] },
  talentSystems: { kind: "choices", name: "talentSystems", label: "人才制度", hint: "每项 1 分。", options: [{ value: "STUDY", label: "科技人员培养进修" }, { value: "TRAINING", label: "职工技能培训" }, { value: "RECRUITMENT", label: "优秀人才引进" }, { value: "APPRAISAL", label: "人才绩效评价奖励制度" }] },
} as const

/** 对一部分的说明。 */
export const hnte2016Notes = {
  staff: "科技人员占职工总数的比例须达到 10%。",
  income: "高新技术产品（服务）收入须占总收入的 60% 以上。",
  property: "既是必备条件，又占评分的 30 分。只计企业拥有所有权、仍在有效期内的。",
  transformation: "“科技成果转化能力”占 30 分，按三年平均每年转化几项计。",
  organization: "占 20 分。做到了的勾选，须有文件、账册或合同可以证明。",
} as const

/** 各组的名称与满分。 */
export const hnte2016Groups = {
  IP: { title: "知识产权", max: 30 },
  TRANSFORMATION: { title: "科技成果转化能力", max: 30 },
  ORGANIZATION: { title: "研究开发组织管理水平", max: 20 },
  GROWTH: { title: "企业成长性", max: 20 },
} as const
