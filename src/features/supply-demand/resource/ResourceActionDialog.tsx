import { useQueryClient } from '@tanstack/react-query'
import * as changes from '#gateway/generated/changes.ts'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { resourceStatusFormFields } from '#gateway/generated/fields/ResourceStatusForm.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { ownResourceQuery } from './resourceQueries.ts'
import { ActionDialog } from '../mine/ActionDialog.tsx'
import { resourceActionTexts, type AskedResourceAction } from './resourceActionTexts.ts'

interface ResourceActionDialogProps {
  action: AskedResourceAction
  resources: readonly Pick<Schema<'ResourceOwnItem'>, 'id' | 'title'>[]
  onClose: () => void
  /** Called with those that succeeded, perhaps not all. */
  onDone: (ids: readonly string[]) => void
}

/** Performs an action on own resources after a confirmation. */
export function ResourceActionDialog({ action, resources, onClose, onDone }: ResourceActionDialogProps) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)

  async function done(ids: readonly string[]) {
    onDone(ids)
    // A deleted record must not be refetched.
    if (action === 'DELETE') for (const id of ids) queryClient.removeQueries(ownResourceQuery(id))
    await invalidate(queryClient, ...changes.deleteResource)
  }

  return (
    <ActionDialog
      texts={resourceActionTexts[action]}
      unit="项资源"
      records={resources}
      date={action === 'EXTEND' ? resourceStatusFormFields.validUntil.title : undefined}
      perform={(id, validUntil) =>
        action === 'DELETE'
          ? call(gateway, 'deleteResource', { query: { id } }, { silent: true })
          : call(
              gateway,
              'updateResourceStatus',
              { body: { id, action, ...(action === 'EXTEND' && { validUntil }) } },
              { silent: true },
            )
      }
      onDone={done}
      onClose={onClose}
    />
  )
}
