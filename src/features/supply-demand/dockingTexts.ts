import type { Schema } from '../../gateway/contract.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

export const dockingStatuses: Record<Schema<'DockingStatus'>, string> = {
  PENDING: '待响应',
  ACCEPTED: '已接受',
  NEGOTIATING: '洽谈中',
  FINISHED: '对接成功',
  FAILED: '未达成',
  REJECTED: '已拒绝',
  CANCELLED: '已撤回',
  EXPIRED: '已超时',
}

export const dockingRoles: Record<Schema<'DockingRole'>, string> = {
  INITIATOR: '我发起的',
  OWNER: '我收到的',
}

/** How a status looks; its words say the same. */
export function dockingTone(status: Schema<'DockingStatus'>): BadgeTone {
  if (status === 'PENDING') return 'urgent'
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' ? 'good' : 'off'
}
