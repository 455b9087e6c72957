import type { Schema } from '#gateway/contract.ts'
import { editableUntil } from '#gateway/generated/fields/DockingEvaluation.ts'
import type { BadgeTone } from '#ui/content/Badge.tsx'
import { minuteText } from '#ui/timeText.ts'
import { isOpen } from './dockingStanding.ts'

type Role = Schema<'DockingRole'>
type Status = Schema<'DockingStatus'>
type Entry = Schema<'DockingTimelineEntry'>

/** The two lists of dockings. The contract names the parties; the reader's own role is expressed with 我. */
export const dockingRoles: Record<Role, string> = {
  INITIATOR: '我发起的',
  OWNER: '我收到的',
}

/** The tone of a status; its words say the same. */
export function dockingTone(status: Status): BadgeTone {
  if (status === 'PENDING') return 'urgent'
  return status === 'ACCEPTED' || status === 'NEGOTIATING' || status === 'FINISHED' ? 'good' : 'off'
}

type Docking = Pick<
  Schema<'DockingDetail'>,
  'status' | 'role' | 'replyBefore' | 'dealProposal' | 'actions' | 'evaluated' | 'evaluateBefore'
>

/** The next step, and who takes it. */
export function nextStep(docking: Docking): string {
  const { status, role, replyBefore, dealProposal, actions, evaluated, evaluateBefore } = docking
  if (isOpen(status) && dealProposal !== undefined) {
    return dealProposal.role === role
      ? '您已提议成交，等待对方确认。谈不成时，任一方可以如实结束。'
      : `对方已于 ${minuteText(dealProposal.time)} 提议成交，请确认，或如实结束。`
  }
  switch (status) {
    case 'PENDING':
      return role === 'OWNER'
        ? `请在 ${replyBefore} 前答复。接受后双方可以看到完整的联系方式；一直不答复，对接会自动超时。`
        : `等待对方答复，期限 ${replyBefore}。对方接受前，可以撤回。`
    case 'ACCEPTED':
      return '双方联系方式已开放，请尽快联系，约定时间开始洽谈。'
    case 'NEGOTIATING':
      return '正在洽谈。谈成后由一方提议成交、另一方确认；谈不成，任一方可以如实结束。'
    case 'FINISHED':
      if (actions.includes('EVALUATE')) {
        return evaluated
          ? `已评价，${editableUntil.term.days} 天内可以修改一次。`
          : `对接成功，请在 ${evaluateBefore} 前评价。`
      }
      return '对接成功。'
    case 'FAILED':
      return '这次没有达成。条件有变化时，可以重新发起对接。'
    case 'REJECTED':
      return role === 'OWNER' ? '您已拒绝这次对接。' : '对方没有接受。可以按拒绝理由修改方案，重新发起对接。'
    case 'CANCELLED':
      return role === 'OWNER' ? '对方已撤回，无需答复。' : '您已撤回，可以修改方案后重新发起。'
    case 'EXPIRED':
      return role === 'OWNER' ? '超过期限没有答复，对接已自动结束。' : '对方没有在期限内答复，可以重新发起对接。'
    default:
      return status satisfies never
  }
}

/** The name for the actor from the reader's point of view. */
export function actorText(actor: Entry['actor'], role: Role): string {
  if (actor === 'SYSTEM') return '系统'
  return actor === role ? '我方' : '对方'
}
