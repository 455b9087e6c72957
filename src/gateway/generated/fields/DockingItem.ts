// Generated from contract/ by scripts/generate. Do not edit.
import { dockingTargetTypeWords } from '../words/DockingTargetType.ts'
import { dockingRoleWords } from '../words/DockingRole.ts'
import { dockingStatusWords } from '../words/DockingStatus.ts'
import { dockingPartyActionWords } from '../words/DockingPartyAction.ts'

export const id = { title: "对接标识", kind: "text" } as const
export const targetType = { title: "对接对象", kind: "choice", words: dockingTargetTypeWords } as const
export const targetId = { title: "对接对象标识", kind: "text" } as const
export const targetTitle = { title: "对接对象名称", kind: "text" } as const
export const role = { title: "本方角色", kind: "choice", words: dockingRoleWords } as const
export const initiatorEnName = { title: "发起企业", kind: "text" } as const
export const ownerEnName = { title: "发布企业", kind: "text" } as const
export const title = { title: "对接标题", kind: "text" } as const
export const planPrice = { title: "意向价格", kind: "number", unit: "万元" } as const
export const status = { title: "对接状态", kind: "choice", words: dockingStatusWords } as const
export const replyBefore = { title: "应答期限", kind: "date", term: { workingDays: 5, after: "createTime" } } as const
export const evaluated = { title: "是否已评价", kind: "choice" } as const
export const createTime = { title: "发起时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 6, words: dockingPartyActionWords } as const

export const dockingItemTerms = { remind: { title: "未答复时提醒发布方", workingDays: 3, after: "createTime" }, expire: { title: "未答复时超时", workingDays: 10, after: "createTime" } } as const
