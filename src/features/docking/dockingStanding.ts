import type { Schema } from '#gateway/contract.ts'
import { dockingStatusWords } from '#gateway/generated/words/DockingStatus.ts'
import type { DockingKind } from './dockingKinds.ts'

/** The member who starts the docking. */
export interface DockingMember {
  /** Undefined until it is known. */
  userId: string | undefined
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  /** The member's current enterprise. */
  enId: string | undefined
}

/** The demand or resource, as its public page has it. */
export interface DockingTarget {
  id: string
  title: string
  status: Schema<'ShownDemandStatus'> | Schema<'ShownResourceStatus'>
  own?: boolean | undefined
  myDocking?: Schema<'DockingSummary'> | undefined
}

/** The reader's relation to a demand or resource: whether they can start a docking, and where to go otherwise. */
export interface DockingStanding {
  may: boolean
  text?: string
  /** Leads to the dockings received, to one's own docking, to the binding of enterprises, or to other records. */
  way?: { to: 'received' | 'bind' | 'hall'; text: string } | { to: 'mine'; id: string; text: string }
}

const closed: Partial<Record<DockingTarget['status'], string>> = {
  COMPLETED: '该需求已完成，不再接受对接',
  TRADED: '该资源已成交，不再接受对接',
  MAINTENANCE: '该仪器维护中，暂停预约',
}

/** @param member undefined for a visitor, who may try and is led to the login */
export function dockingStanding(
  kind: DockingKind,
  { status, own, myDocking }: DockingTarget,
  member: Pick<DockingMember, 'enterprises'> | undefined,
): DockingStanding {
  if (own === true) {
    return { may: false, text: '这是您的企业发布的', way: { to: 'received', text: '查看收到的对接' } }
  }
  if (myDocking !== undefined && isOpen(myDocking.status)) {
    return {
      may: false,
      text: `您已申请对接，${dockingStatusWords[myDocking.status]}`,
      way: { to: 'mine', id: myDocking.id, text: '查看对接进展' },
    }
  }
  const reason = closed[status]
  if (reason !== undefined) {
    return { may: false, text: reason, way: { to: 'hall', text: kind === 'demand' ? '看看其他需求' : '看看其他资源' } }
  }
  const bindings = member?.enterprises
  if (bindings !== undefined && dockingEnterprises(bindings).length === 0) {
    const isAudited = bindings.some(({ bindAudit }) => bindAudit === 'PENDING')
    return {
      may: false,
      text: isAudited ? '企业绑定审核通过后才能对接，正在审核' : '对接要以企业的名义，请先绑定企业',
      way: { to: 'bind', text: isAudited ? '查看绑定进展' : '去绑定企业' },
    }
  }
  if (myDocking === undefined) return { may: true }
  return {
    may: true,
    text: `上次对接${dockingStatusWords[myDocking.status]}`,
    way: { to: 'mine', id: myDocking.id, text: '查看上次对接' },
  }
}

/** Only an enterprise whose binding has passed its audit can dock (contract, DockingFields.enId). */
export function dockingEnterprises(enterprises: readonly Schema<'Enterprise'>[]): readonly Schema<'Enterprise'>[] {
  return enterprises.filter(({ bindAudit }) => bindAudit === 'PASS')
}

/** Not yet in a final status. */
export function isOpen(status: Schema<'DockingStatus'>): boolean {
  return status === 'PENDING' || status === 'ACCEPTED' || status === 'NEGOTIATING'
}
