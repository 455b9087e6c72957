// Generated from contract/ by scripts/generate. Do not edit.
import { hnteFieldAreaWords } from '../words/HnteFieldArea.ts'
import { hnteGradeWords } from '../words/HnteGrade.ts'
import { hnteInputsIpSourceWords } from '../words/HnteInputs.ts'
import { hnteManagementItemWords } from '../words/HnteManagementItem.ts'
import { hnteConditionItemWords } from '../words/HnteConditionItem.ts'
import { hnteIncentiveItemWords } from '../words/HnteIncentiveItem.ts'
import { hnteTalentItemWords } from '../words/HnteTalentItem.ts'

export const establishTime = { title: "注册成立日期", kind: "date", minLength: 10, maxLength: 10 } as const
export const applyDate = { title: "申请日期", kind: "date", minLength: 10, maxLength: 10 } as const
export const isResidentEnterprise = { title: "是否境内（不含港澳台）居民企业", kind: "choice" } as const
export const ipClassIAmount = { title: "有效Ⅰ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const ipClassIIAmount = { title: "有效Ⅱ类知识产权", kind: "integer", unit: "项", minimum: 0, maximum: 99999 } as const
export const ipSupportsProducts = { title: "知识产权是否对主要产品（服务）起核心支持作用", kind: "choice" } as const
export const fieldArea = { title: "核心技术所属领域", kind: "choice", words: hnteFieldAreaWords } as const
export const isTechnologyInField = { title: "核心技术是否属于所选领域规定的范围", kind: "choice" } as const
export const employeeAmount = { title: "当年职工总数", kind: "integer", unit: "人", minimum: 0, maximum: 99999999 } as const
export const techStaffAmount = { title: "科技人员", kind: "integer", unit: "人", minimum: 0, maximum: 99999999 } as const
export const rdExpenses = { title: "近三年研发费用", kind: "list", unit: "万元", minItems: 1, maxItems: 3 } as const
export const domesticRdExpenses = { title: "近三年境内研发费用", kind: "list", unit: "万元", minItems: 1, maxItems: 3 } as const
export const salesIncomes = { title: "近三年销售收入", kind: "list", unit: "万元", minItems: 1, maxItems: 3 } as const
export const netAssets = { title: "近三年净资产", kind: "list", unit: "万元", minItems: 1, maxItems: 3 } as const
export const highTechIncome = { title: "近一年高新技术产品（服务）收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const totalIncome = { title: "近一年总收入", kind: "number", unit: "万元", minimum: 0, maximum: 999999999999.99 } as const
export const hasNoMajorIncident = { title: "申请前一年内无重大安全、质量事故与严重环境违法", kind: "choice" } as const
export const technologyLevel = { title: "技术的先进程度", kind: "choice", words: hnteGradeWords } as const
export const coreSupport = { title: "对主要产品（服务）的核心支持作用", kind: "choice", words: hnteGradeWords } as const
export const ipSource = { title: "知识产权获得方式", kind: "choice", words: hnteInputsIpSourceWords } as const
export const hasSetStandards = { title: "是否参与编制国家或行业标准、检测方法、技术规范", kind: "choice" } as const
export const transformationAmounts = { title: "近三年各年科技成果转化数", kind: "list", unit: "项", minItems: 1, maxItems: 3 } as const
export const rdManagement = { title: "研发管理", kind: "choice", minItems: 0, maxItems: 3, words: hnteManagementItemWords } as const
export const rdConditions = { title: "研发条件", kind: "choice", minItems: 0, maxItems: 3, words: hnteConditionItemWords } as const
export const incentives = { title: "成果转化激励", kind: "choice", minItems: 0, maxItems: 2, words: hnteIncentiveItemWords } as const
export const talentSystems = { title: "人才制度", kind: "choice", minItems: 0, maxItems: 4, words: hnteTalentItemWords } as const

/** 高新技术企业自测内容。 */
export const hnteInputsFields = { establishTime, applyDate, isResidentEnterprise, ipClassIAmount, ipClassIIAmount, ipSupportsProducts, fieldArea, isTechnologyInField, employeeAmount, techStaffAmount, rdExpenses, domesticRdExpenses, salesIncomes, netAssets, highTechIncome, totalIncome, hasNoMajorIncident, technologyLevel, coreSupport, ipSource, hasSetStandards, transformationAmounts, rdManagement, rdConditions, incentives, talentSystems } as const
