// Generated from contract/ by scripts/generate. Do not edit.
import { demandTypeWords } from '../words/DemandType.ts'
import { demandBudgetTypeWords } from '../words/DemandBudgetType.ts'
import { demandCooperationModeWords } from '../words/DemandCooperationMode.ts'
import { supplyCycleWords } from '../words/SupplyCycle.ts'
import { demandStatusWords } from '../words/DemandStatus.ts'
import { demandOwnerActionWords } from '../words/DemandOwnerAction.ts'

export const id = { title: "需求标识", kind: "text" } as const
export const enId = { title: "发布企业标识", kind: "text" } as const
export const enName = { title: "发布企业", kind: "text" } as const
export const title = { title: "需求名称", kind: "text" } as const
export const demandType = { title: "需求类型", kind: "choice", words: demandTypeWords } as const
export const categoryId = { title: "需求分类", kind: "text" } as const
export const categoryName = { title: "需求分类", kind: "text" } as const
export const industryCode = { title: "所属行业", kind: "text" } as const
export const fieldArea = { title: "技术领域", kind: "list", maxItems: 3 } as const
export const keywords = { title: "关键词", kind: "list", maxItems: 10 } as const
export const background = { title: "需求背景", kind: "text" } as const
export const description = { title: "需求描述", kind: "text" } as const
export const targetIndicator = { title: "期望指标与交付要求", kind: "text" } as const
export const budgetType = { title: "预算方式", kind: "choice", words: demandBudgetTypeWords } as const
export const budgetMin = { title: "预算下限", kind: "number", unit: "万元" } as const
export const budgetMax = { title: "预算上限", kind: "number", unit: "万元" } as const
export const quantity = { title: "数量", kind: "number" } as const
export const unit = { title: "数量单位", kind: "text" } as const
export const cooperationMode = { title: "合作方式", kind: "choice", maxItems: 9, words: demandCooperationModeWords } as const
export const deliveryCycle = { title: "期望周期", kind: "choice", words: supplyCycleWords } as const
export const deadline = { title: "截止日期", kind: "date" } as const
export const expectRegion = { title: "期望地区", kind: "list", maxItems: 50 } as const
export const providerRequire = { title: "对服务方的要求", kind: "text" } as const
export const cover = { title: "封面", kind: "text" } as const
export const attachments = { title: "附件", kind: "rows", maxItems: 5 } as const
export const hideEnName = { title: "是否匿名发布", kind: "choice" } as const
export const contact = { title: "联系方式", kind: "object" } as const
export const status = { title: "需求状态", kind: "choice", words: demandStatusWords } as const
export const pendingChange = { title: "有修改待审核", kind: "choice" } as const
export const auditRemark = { title: "审核意见", kind: "text" } as const
export const publishTime = { title: "发布时间", kind: "text" } as const
export const createTime = { title: "创建时间", kind: "text" } as const
export const updateTime = { title: "更新时间", kind: "text" } as const
export const viewCount = { title: "浏览数", kind: "integer" } as const
export const favoriteCount = { title: "收藏数", kind: "integer" } as const
export const dockingCount = { title: "对接数", kind: "integer" } as const
export const actions = { title: "可用操作", kind: "choice", maxItems: 7, words: demandOwnerActionWords } as const
