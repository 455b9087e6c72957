import { useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { ownDemandQuery } from './demandQueries.ts'
import { ActionDialog } from '../mine/ActionDialog.tsx'
import { demandActionTexts, type AskedAction } from './demandActionTexts.ts'

interface DemandActionDialogProps {
  action: AskedAction
  demands: readonly Pick<Schema<'DemandOwnItem'>, 'id' | 'title'>[]
  onClose: () => void
  /** Called with those that succeeded, perhaps not all. */
  onDone: (ids: readonly string[]) => void
}

/** Performs an action on own demands after a confirmation. */
export function DemandActionDialog({ action, demands, onClose, onDone }: DemandActionDialogProps) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)

  async function done(ids: readonly string[]) {
    onDone(ids)
    // A deleted record must not be refetched.
    if (action === 'DELETE') for (const id of ids) queryClient.removeQueries(ownDemandQuery(id))
    await invalidate(queryClient, ...changes.deleteDemand)
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
