// Generated from contract/ by scripts/generate. Do not edit.
/** 星级上云企业自测（cloud-star-js@design）的各项。 */
export const cloudStarJsDesignFields = {
  monthsOfUse: { kind: "number", name: "monthsOfUse", label: "各项云服务连续使用", hint: "须满 3 个月，并且申报时仍在使用", unit: "月", whole: true, minimum: 0, maximum: 600 },
  infrastructure: { kind: "choices", name: "infrastructure", label: "已上云的基础设施", options: [{ value: "COMPUTE", label: "计算" }, { value: "STORAGE", label: "存储" }, { value: "DATABASE", label: "数据库" }, { value: "NETWORK", label: "网络与内容分发" }, { value: "SECURITY", label: "云安全" }] },
  businessDomains: { kind: "choices", name: "businessDomains", label: "已上云的业务", options: [{ value: "DESIGN", label: "研发设计" }, { value: "PRODUCTION", label: "生产制造" }, { value: "SUPPLY_CHAIN", label: "供应链物流" }, { value: "MARKETING", label: "营销客户" }, { value: "MANAGEMENT", label: "经营管理（ERP、财务、OA）" }, { value: "AFTER_SALES", label: "售后服务" }] },
  deviceRatio: { kind: "number", name: "deviceRatio", label: "上云设备占比", hint: "已上云的生产设备台数 ÷ 可上云的生产设备总台数", unit: "%", minimum: 0, maximum: 100 },
  deviceKinds: { kind: "choices", name: "deviceKinds", label: "上云设备类别", options: [{ value: "HIGH_ENERGY", label: "高耗能设备" }, { value: "GENERAL_POWER", label: "通用动力设备" }, { value: "NEW_ENERGY", label: "新能源设备" }, { value: "SMART", label: "智能装备" }] },
  hasEdgeProcessing: { kind: "yesNo", name: "hasEdgeProcessing", label: "有边缘侧数据处理", hint: "在设备一侧先处理数据，再传到云上" },
  models: { kind: "choices", name: "models", label: "已有的创新应用", options: [{ value: "MARKET", label: "市场分析预测" }, { value: "MAINTENANCE", label: "设备远程监控、预测性维护" }, { value: "QUALITY", label: "质量管控" }, { value: "PROCESS", label: "工艺优化" }, { value: "ENERGY", label: "能耗优化" }] },
  paidAmount: { kind: "number", name: "paidAmount", label: "窗口期实际付款", hint: "申报通知规定的期间内，为云服务实际支付的金额", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  effect: { kind: "choice", name: "effect", label: "上云成效", options: [{ value: "HIGH", label: "显著（降本 5% 以上或提效 10% 以上）" }, { value: "SOME", label: "一般" }, { value: "NONE", label: "没有" }] },
  heldLevel: { kind: "choice", name: "heldLevel", label: "已获星级", hint: "2024 年起须逐级申报，已获的星级决定这次能报哪一级", placeholder: "不填按没有", options: [{ value: 0, label: "没有" }, { value: 3, label: "三星级" }, { value: 4, label: "四星级" }, { value: 5, label: "五星级" }] },
} as const

/** 对一部分的说明。 */
export const cloudStarJsDesignNotes = {
  devices: "设备的运行数据采集到云平台，四星级须达到 10 分，五星级须达到 15 分。",
  models: "用云上的数据和模型解决问题，五星级须达到 9 分。",
} as const

/** 各组的名称与满分。 */
export const cloudStarJsDesignGroups = {
  A: { title: "基础设施上云", max: 20 },
  B: { title: "业务应用上云", max: 30 },
  C: { title: "设备上云", max: 25 },
  D: { title: "数据+模型创新应用", max: 15 },
  E: { title: "投入与成效", max: 10 },
} as const
