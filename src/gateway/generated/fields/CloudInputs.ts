// Generated from contract/ by scripts/generate. Do not edit.
/** 星级上云自测内容。 */
export const cloudInputsFields = {
  monthsOfUse: { title: "各项云服务连续使用", kind: "integer", unit: "月", minimum: 0, maximum: 600 },
  infrastructure: { title: "已上云的基础设施", kind: "choice", minItems: 0, maxItems: 5 },
  businessDomains: { title: "已上云的业务", kind: "choice", minItems: 0, maxItems: 6 },
  deviceRatio: { title: "上云设备占比（%）", kind: "number", minimum: 0, maximum: 100 },
  deviceKinds: { title: "上云设备类别", kind: "choice", minItems: 0, maxItems: 4 },
  hasEdgeProcessing: { title: "是否有边缘侧数据处理", kind: "choice" },
  models: { title: "数据加模型的创新应用", kind: "choice", minItems: 0, maxItems: 5 },
  paidAmount: { title: "窗口期实际付款金额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 },
  effect: { title: "上云成效", kind: "choice" },
  heldLevel: { title: "已获星级", kind: "choice" },
} as const
