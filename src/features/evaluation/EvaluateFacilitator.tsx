import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { otherParty } from './otherParty.ts'

interface EvaluateFacilitatorProps {
  docking: Schema<'DockingDetail'>
  userId: string | undefined
}

const silent = { silent: true }

const OpinionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./OpinionDialog.tsx'))).OpinionDialog,
}))

/**
 * Evaluates the other party of a successful docking as a facilitator, if it is one and has not been evaluated for this
 * docking. Either party can do this, whichever of them evaluates the docking itself.
 */
export function EvaluateFacilitator({ docking, userId }: EvaluateFacilitatorProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const { enId, name } = otherParty(docking)
  const isOver = docking.status === 'FINISHED' && enId !== undefined
  const { data: facilitator } = useQuery({
    ...gatewayQuery(
      'listFacilitators',
      { query: { current: 1, size: 10, name: name.slice(0, 30) } },
      { message: true },
    ),
    enabled: isOver,
    select: ({ records }) => records.find((record) => record.enId === enId),
  })
  const { data: isGiven } = useQuery({
    ...gatewayQuery(
      'listFacilitatorEvaluations',
      { query: { current: 1, size: 50, direction: 'GIVEN' } },
      { message: true },
    ),
    staleTime: 0,
    enabled: facilitator !== undefined,
    select: ({ records }) => records.some(({ dockingId }) => dockingId === docking.id),
  })
  if (facilitator === undefined) return null

  return (
    <>
      {isGiven === false ? (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          评价服务商
        </Button>
      ) : null}
      {open ? (
        <Suspense>
          <OpinionDialog
            subject={facilitator.name}
            draftName={`provider-${docking.id}`}
            userId={userId}
            send={(opinion) =>
              call(
                gatewayOf(queryClient),
                'createFacilitatorEvaluation',
                { body: { ...opinion, facilitatorId: facilitator.id, dockingId: docking.id } },
                silent,
              )
            }
            done="评价已提交，审核后在对方的旗舰店公开"
            outdates={['listFacilitatorEvaluations']}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
