import type { Schema } from '#gateway/contract.ts'

/** What a party can do with a docking; ending it includes the result. */
export type DockingChange = Exclude<Schema<'DockingAction'>, 'FINISH'> | 'DEAL' | 'NO_DEAL'

export interface PartyAction {
  change: DockingChange
  label: string
  primary?: true
}

type Docking = Pick<Schema<'DockingDetail'>, 'actions' | 'dealProposal' | 'role'>

/** The buttons of a docking, in display order. A proposed deal waits for the other party. */
export function partyActions({ actions, dealProposal, role }: Docking): PartyAction[] {
  return actions.flatMap((action): PartyAction[] => {
    switch (action) {
      case 'ACCEPT':
        return [{ change: 'ACCEPT', label: '接受对接', primary: true }]
      case 'REJECT':
        return [{ change: 'REJECT', label: '拒绝' }]
      case 'CANCEL':
        return [{ change: 'CANCEL', label: '撤回申请' }]
      case 'START':
        return [{ change: 'START', label: '开始洽谈', primary: true }]
      case 'FINISH': {
        const label = dealProposal === undefined ? '提议成交' : '确认成交'
        const isOwnProposal = dealProposal?.role === role
        return [
          ...(isOwnProposal
            ? []
            : [{ change: 'DEAL' as const, label, ...(dealProposal && { primary: true as const }) }]),
          { change: 'NO_DEAL', label: '未达成' },
        ]
      }
      case 'EVALUATE':
        // It has a form of its own.
        return []
      default:
        return action satisfies never
    }
  })
}
