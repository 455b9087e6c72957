// Generated from contract/ by scripts/generate. Do not edit.

export const PO_TECHNICAL = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const PO_PJ_STATE = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const EN_TYPE = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const PO_FIELD_AREA = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const PO_QUALIFICATIONS = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const PO_EN_TECH_LEVEL = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const PO_FEEDBACK_TYPE = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
export const POLICY_REMARK = { title: "字典条目列表", kind: "rows", maxItems: 500 } as const
