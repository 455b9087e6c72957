import type { Schema } from '../../gateway/contract.ts'

export const bindAudits: Record<Schema<'BindAudit'>, string> = {
  PENDING: '审核中',
  PASS: '已通过',
  REJECT: '已驳回',
}

export const faStatuses: Record<Schema<'FaStatus'>, string> = {
  NONE: '未申请',
  PENDING: '审核中',
  PASS: '已入驻',
  REJECT: '已驳回',
  EXPIRED: '已到期',
  FROZEN: '已冻结',
  QUIT: '已退出',
}
