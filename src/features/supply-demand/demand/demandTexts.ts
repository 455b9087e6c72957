import type { Schema } from '../../../gateway/contract.ts'

export const demandTypes: Record<Schema<'DemandType'>, string> = {
  TECH: '技术',
  PRODUCT: '产品采购',
  FINANCE: '融资',
  TALENT: '人才',
  SERVICE: '服务',
  EQUIPMENT: '设备仪器',
  SPACE: '场地厂房',
  MARKET: '市场渠道',
  OTHER: '其他',
}

export const demandStatuses: Record<Schema<'DemandStatus'>, string> = {
  DRAFT: '草稿',
  AUDITING: '审核中',
  REJECTED: '已驳回',
  PUBLISHED: '征集中',
  DOCKING: '对接中',
  COMPLETED: '已完成',
  OFF_SHELF: '已下架',
  EXPIRED: '已过期',
  BLOCKED: '已屏蔽',
}

export const cooperationModes: Record<Schema<'DemandCooperationMode'>, string> = {
  TRANSFER: '技术转让',
  LICENSE: '许可',
  JOINT_RD: '联合开发',
  ENTRUST_RD: '委托开发',
  EQUITY: '技术入股',
  CONSULT: '技术咨询',
  PURCHASE: '采购',
  LEASE: '租赁',
  OTHER: '其他',
}

/** Until when, and how long that still is. */
export function deadlineText({ deadline, remainDays }: { deadline: string; remainDays: number }): string {
  return remainDays > 0 ? `${deadline}（还有 ${remainDays} 天）` : deadline
}
