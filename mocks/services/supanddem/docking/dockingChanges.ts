import type { Schema } from '#gateway/contract.ts'
import { fail } from '#mocks/handler/handler.ts'
import type { DockingRow } from './dockingRows.ts'
import { aboutDocking } from './dockingStates.ts'
import { dockingActions, dockingState } from './dockingView.ts'
import { notify, type SupplyContext, wrongState } from '../ownership.ts'

type Form = Schema<'DockingStatusForm'>
type Role = Schema<'DockingRole'>
type Entry = Schema<'DockingTimelineEntry'>

interface Change {
  fields: Partial<DockingRow>
  action: Entry['action']
  remark?: string | undefined
  /** The message to the other party. */
  told: string
}

/** Executes the party's action. Ends with 4090 when it is not allowed now. */
export function changeDocking(
  context: SupplyContext & { body: Form },
  row: Readonly<DockingRow>,
  role: Role,
): Schema<'DockingState'> {
  const { store, body, clock } = context
  if (!dockingActions(context, row, role).includes(body.action)) fail('4090', wrongState)
  const now = clock.dateTime()
  const { fields, action, remark, told } = changeOf(body, row, role, now)
  const entry: Entry = { time: now, actor: role, action, ...(remark === undefined ? {} : { remark }) }
  const after = store.dockings.update(row.id, { ...fields, updateTime: now, timeline: [...row.timeline, entry] }) ?? row
  followTarget(context, after)
  notify(context, role === 'OWNER' ? row.initiatorEnId : row.ownerEnId, {
    type: 'DOCKING',
    title: told,
    content: `“${row.targetTitle}”的对接“${row.title}”：${told}。`,
    ...aboutDocking(row),
  })
  return dockingState(context, after, role)
}

function changeOf(body: Form, row: Readonly<DockingRow>, role: Role, now: string): Change {
  switch (body.action) {
    case 'ACCEPT': {
      const { ownerReply } = body
      const fields = { status: 'ACCEPTED' as const, ...(ownerReply === undefined ? {} : { ownerReply }) }
      return { fields, action: 'ACCEPT', remark: ownerReply, told: '对接申请已被接受，双方联系方式已开放' }
    }
    case 'REJECT': {
      const { rejectReason = '' } = body
      return {
        fields: { status: 'REJECTED', rejectReason },
        action: 'REJECT',
        remark: rejectReason,
        told: '对接申请已被拒绝',
      }
    }
    case 'CANCEL':
      return { fields: { status: 'CANCELLED' }, action: 'CANCEL', told: '对接申请已撤回' }
    case 'START': {
      const { meetTime, meetPlace } = body
      const meeting = {
        ...(meetTime === undefined ? {} : { meetTime }),
        ...(meetPlace === undefined ? {} : { meetPlace }),
      }
      return {
        fields: { status: 'NEGOTIATING', ...meeting },
        action: 'START',
        remark: meetPlace,
        told: '对接已开始洽谈',
      }
    }
    case 'FINISH':
      break
  }
  return finish(body, row, role, now)
}

/** A deal needs both parties: one proposes it and the other confirms. Either of them can report that there is none. */
function finish(body: Form, row: Readonly<DockingRow>, role: Role, now: string): Change {
  const { result, contractAmount, contractFile, failReason = '' } = body
  if (result === 'NO_DEAL') {
    const fields = { status: 'FAILED' as const, result, failReason, finishTime: now }
    return { fields, action: 'FAIL', remark: failReason, told: '对接未达成' }
  }
  const file = contractFile === undefined ? {} : { contractFile }
  if (row.dealProposal === undefined) {
    const dealProposal = { role, contractAmount: contractAmount ?? null, time: now }
    return { fields: { dealProposal, ...file }, action: 'PROPOSE', told: '对方提议对接成功，请确认' }
  }
  if (row.dealProposal.role === role) fail('4090', '您已提议成交，请等待对方确认')
  const amount = contractAmount ?? row.dealProposal.contractAmount ?? undefined
  const agreed = { ...(amount === undefined ? {} : { contractAmount: amount }), ...file }
  return {
    fields: { status: 'FINISHED', result: 'DEAL', finishTime: now, ...agreed },
    action: 'CONFIRM',
    told: '对接成功',
  }
}

/** The first accepted docking moves a demand from collecting to docking. */
function followTarget({ store }: SupplyContext, { targetType, targetId, status }: Readonly<DockingRow>): void {
  if (targetType !== 'DEMAND' || status !== 'ACCEPTED') return
  if (store.demands.get(targetId)?.status === 'PUBLISHED') store.demands.update(targetId, { status: 'DOCKING' })
}
