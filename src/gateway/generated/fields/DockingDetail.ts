// Generated from contract/ by scripts/generate. Do not edit.
import { dockingTargetTypeWords } from '../words/DockingTargetType.ts'
import { dockingRoleWords } from '../words/DockingRole.ts'
import { supplyCycleWords } from '../words/SupplyCycle.ts'
import { dockingStatusWords } from '../words/DockingStatus.ts'
import { dockingResultWords } from '../words/DockingResult.ts'
import { dockingPartyActionWords } from '../words/DockingPartyAction.ts'

export const id = { title: "对接标识", kind: "text" } as const
export const targetType = { title: "对接对象", kind: "choice", words: dockingTargetTypeWords } as const
export const targetId = { title: "对接对象标识", kind: "text" } as const
export const targetTitle = { title: "对接对象名称", kind: "text" } as const
export const role = { title: "本方角色", kind: "choice", words: dockingRoleWords } as const
export const initiatorEnId = { title: "发起企业标识", kind: "text" } as const
export const initiatorEnName = { title: "发起企业", kind: "text" } as const
export const ownerEnId = { title: "发布企业标识", kind: "text" } as const
export const ownerEnName = { title: "发布企业", kind: "text" } as const
export const title = { title: "对接标题", kind: "text" } as const
export const content = { title: "方案说明", kind: "text" } as const
export const planPrice = { title: "意向价格", kind: "number", unit: "万元" } as const
export const planCycle = { title: "计划周期", kind: "choice", words: supplyCycleWords } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 3 } as const
export const contactMasked = { title: "脱敏的联系方式", kind: "object" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const status = { title: "对接状态", kind: "choice", words: dockingStatusWords } as const
export const replyBefore = { title: "应答期限", kind: "date", term: { workingDays: 5, after: "createTime" } } as const
export const ownerReply = { title: "发布方回复", kind: "text" } as const
export const rejectReason = { title: "拒绝理由", kind: "text" } as const
export const meetTime = { title: "约见时间", kind: "text" } as const
export const meetPlace = { title: "约见地点", kind: "text" } as const
export const dealProposal = { title: "待确认的成交提议", kind: "object" } as const
export const result = { title: "对接结果", kind: "choice", words: dockingResultWords } as const
export const contractAmount = { title: "成交金额", kind: "number", unit: "万元" } as const
export const contractFile = { title: "合同文件", kind: "object" } as const
export const failReason = { title: "未达成原因", kind: "text" } as const
export const finishTime = { title: "结束时间", kind: "text" } as const
export const evaluated = { title: "是否已评价", kind: "choice" } as const
export const evaluateBefore = { title: "评价期限", kind: "date", term: { days: 30, after: "finishTime" } } as const
export const timeline = { title: "进展", kind: "rows", maxItems: 50 } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 6, words: dockingPartyActionWords } as const
