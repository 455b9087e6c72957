// Generated from contract/ by scripts/generate. Do not edit.
import { dockingActionWords } from '../words/DockingAction.ts'
import { dockingResultWords } from '../words/DockingResult.ts'

export const id = { title: "对接标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$", required: true } as const
export const action = { title: "对接状态操作", kind: "choice", required: true, words: dockingActionWords } as const
export const ownerReply = { title: "发布方回复", kind: "text", minLength: 1, maxLength: 500 } as const
export const rejectReason = { title: "拒绝理由", kind: "text", minLength: 1, maxLength: 200, requiredWhen: [{ action: ["REJECT"] }] } as const
export const meetTime = { title: "约见时间", kind: "text", ask: "请选择#", minLength: 19, maxLength: 19, pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$" } as const
export const meetPlace = { title: "约见地点", kind: "text", minLength: 1, maxLength: 100 } as const
export const result = { title: "对接结果", kind: "choice", requiredWhen: [{ action: ["FINISH"] }], words: dockingResultWords } as const
export const contractAmount = { title: "成交金额", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const contractFile = { title: "合同文件", kind: "object", ask: "请上传#", file: [{ extensions: ["pdf", "doc", "docx", "zip"], maxMegabytes: 20 }, { extensions: ["jpg", "jpeg", "png"], maxMegabytes: 5 }] } as const
export const failReason = { title: "未达成原因", kind: "text", minLength: 1, maxLength: 200, requiredWhen: [{ action: ["FINISH"], result: ["NO_DEAL"] }] } as const

/** 改变对接状态。 */
export const dockingStatusFormFields = { id, action, ownerReply, rejectReason, meetTime, meetPlace, result, contractAmount, contractFile, failReason } as const
