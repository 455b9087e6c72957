// Generated from contract/ by scripts/generate. Do not edit.
import { policyCategoryWords } from '../words/PolicyCategory.ts'
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyEnjoyModeWords } from '../words/PolicyEnjoyMode.ts'
import { policyValidityWords } from '../words/PolicyValidity.ts'

export const id = { title: "政策标识", kind: "text" } as const
export const title = { title: "政策标题", kind: "text" } as const
export const categoryDesc = { title: "政策类别（文字）", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const department = { title: "发文单位", kind: "text" } as const
export const declarationDateList = { title: "申报时间", kind: "rows", maxItems: 20 } as const
export const amountList = { title: "资金额度", kind: "rows", maxItems: 20 } as const
export const listTag = { title: "标签", kind: "rows", maxItems: 20 } as const
export const declarationTag = { title: "申报角标", kind: "object" } as const
export const matchedDegree = { title: "匹配度", kind: "integer", unit: "%" } as const
export const category = { title: "政策类别", kind: "choice", words: policyCategoryWords } as const
export const level = { title: "政策层级", kind: "choice", words: policyLevelWords } as const
export const levelDesc = { title: "政策层级（文字）", kind: "text" } as const
export const docNo = { title: "文号", kind: "text" } as const
export const remark = { title: "备注", kind: "text" } as const
export const targetDesc = { title: "适用对象（一句话）", kind: "text" } as const
export const resultDesc = { title: "支持结果（一句话）", kind: "text" } as const
export const declareTimes = { title: "已申报次数", kind: "integer" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const enjoyMode = { title: "兑现方式", kind: "choice", words: policyEnjoyModeWords } as const
export const enjoyModeDesc = { title: "兑现方式（文字）", kind: "text" } as const
export const validity = { title: "效力状态", kind: "choice", words: policyValidityWords } as const
export const validityDesc = { title: "效力状态（文字）", kind: "text" } as const
export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
