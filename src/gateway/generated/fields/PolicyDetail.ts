// Generated from contract/ by scripts/generate. Do not edit.
import { policyCategoryWords } from '../words/PolicyCategory.ts'
import { policyLevelWords } from '../words/PolicyLevel.ts'
import { policyDocTypeWords } from '../words/PolicyDocType.ts'
import { policySupportModeWords } from '../words/PolicySupportMode.ts'
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
export const docType = { title: "文件类型", kind: "choice", words: policyDocTypeWords } as const
export const docTypeDesc = { title: "文件类型（文字）", kind: "text" } as const
export const issueDept = { title: "全部发文单位", kind: "list", maxItems: 10 } as const
export const leadDept = { title: "牵头部门", kind: "text" } as const
export const signDate = { title: "成文日期", kind: "date" } as const
export const effectiveDate = { title: "施行日期", kind: "date" } as const
export const expireDate = { title: "失效日期", kind: "date" } as const
export const supportMode = { title: "支持方式", kind: "choice", maxItems: 10, words: policySupportModeWords } as const
export const supportModeDesc = { title: "支持方式（文字）", kind: "list", maxItems: 10 } as const
export const enjoyMode = { title: "兑现方式", kind: "choice", words: policyEnjoyModeWords } as const
export const enjoyModeDesc = { title: "兑现方式（文字）", kind: "text" } as const
export const validity = { title: "效力状态", kind: "choice", words: policyValidityWords } as const
export const validityDesc = { title: "效力状态（文字）", kind: "text" } as const
export const replacedById = { title: "替代政策标识", kind: "text" } as const
export const replacedByTitle = { title: "替代政策标题", kind: "text" } as const
export const remark = { title: "备注", kind: "text" } as const
export const targetDesc = { title: "适用对象（一句话）", kind: "text" } as const
export const resultDesc = { title: "支持结果（一句话）", kind: "text" } as const
export const declareTimes = { title: "已申报次数", kind: "integer" } as const
export const summary = { title: "摘要", kind: "text" } as const
export const applyTarget = { title: "适用对象", kind: "object" } as const
export const conditions = { title: "申报条件", kind: "rows", maxItems: 50 } as const
export const supports = { title: "支持内容", kind: "rows", maxItems: 50 } as const
export const stackable = { title: "可否叠加", kind: "object" } as const
export const materials = { title: "申报材料", kind: "rows", maxItems: 50 } as const
export const process = { title: "申报流程", kind: "rows", maxItems: 20 } as const
export const declarations = { title: "申报批次", kind: "rows", maxItems: 20 } as const
export const contact = { title: "咨询方式", kind: "rows", maxItems: 10 } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 20 } as const
export const clauses = { title: "正文条款", kind: "rows", maxItems: 200 } as const
export const interpretations = { title: "政策解读", kind: "rows", maxItems: 20 } as const
export const diagrams = { title: "图解", kind: "rows", maxItems: 20 } as const
export const qa = { title: "常见问题", kind: "rows", maxItems: 50 } as const
export const related = { title: "关联政策", kind: "rows", maxItems: 20 } as const
export const stats = { title: "政策统计", kind: "object" } as const
export const sourceUrl = { title: "原文地址", kind: "text" } as const
export const verifiedDate = { title: "最后核验日期", kind: "date" } as const
export const favorited = { title: "是否已收藏", kind: "choice" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
