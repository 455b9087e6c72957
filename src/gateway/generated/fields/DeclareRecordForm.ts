// Generated from contract/ by scripts/generate. Do not edit.

export const declarationId = { title: "申报批次", kind: "text", ask: "请选择#", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const enId = { title: "申报企业", kind: "text", ask: "请选择#", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const submitDate = { title: "提交日期", kind: "date", minLength: 10, maxLength: 10, ahead: { maximum: 0 }, required: true } as const
export const receiptNo = { title: "受理编号", kind: "text", minLength: 1, maxLength: 50 } as const

/** 登记申报。 */
export const declareRecordFormFields = { declarationId, enId, submitDate, receiptNo } as const
