import { useQueryClient } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { ActionDialog } from '../mine/ActionDialog.tsx'
import { demandActionTexts, type AskedAction } from './demandActionTexts.ts'

interface DemandActionDialogProps {
  action: AskedAction
  demands: readonly Pick<Schema<'DemandOwnItem'>, 'id' | 'title'>[]
  onClose: () => void
  /** It has been done with these, maybe not with all. */
  onDone: (ids: readonly string[]) => void
}

/** Does something with own demands after asking. */
export function DemandActionDialog({ action, demands, onClose, onDone }: DemandActionDialogProps) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)

  async function done(ids: readonly string[]) {
    onDone(ids)
    const isGone = action === 'DELETE'
    // What is gone is not asked for again.
    if (isGone) for (const id of ids) queryClient.removeQueries({ queryKey: ['getMyDemand', { query: { id } }] })
    await invalidate(queryClient, 'listMyDemands', 'getMySupplyDemandStats', 'listDemands', 'getDemand')
    if (!isGone) await invalidate(queryClient, 'getMyDemand')
  }

  return (
    <ActionDialog
      texts={demandActionTexts[action]}
      unit="项需求"
      records={demands}
      date={action === 'EXTEND' ? '新的截止日期' : undefined}
      perform={(id, deadline) =>
        action === 'DELETE'
          ? call(gateway, 'deleteDemand', { query: { id } }, { silent: true })
          : call(
              gateway,
              'updateDemandStatus',
              { body: { id, action, ...(action === 'EXTEND' && { deadline }) } },
              { silent: true },
            )
      }
      onDone={done}
      onClose={onClose}
    />
  )
}
