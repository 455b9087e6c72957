import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'

interface EvaluateDockingProps {
  docking: Schema<'DockingDetail'>
  userId: string | undefined
}

const OpinionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./OpinionDialog.tsx'))).OpinionDialog,
}))

/** What an evaluation changes. */
const outdated = [
  'getDemandDocking',
  'getResourceDocking',
  'listDemandDockings',
  'listResourceDockings',
  'listMyDockingEvaluations',
] as const

/** Evaluates the other party of a successful docking, or changes an evaluation once. */
export function EvaluateDocking({ docking, userId }: EvaluateDockingProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const { id, targetType, targetTitle, actions, evaluated } = docking
  const may = actions.includes('EVALUATE')
  const { data: given } = useQuery({
    // A user has few evaluations, newest first; the wanted one is recent, since it can be changed for some days only.
    ...gatewayQuery(
      'listMyDockingEvaluations',
      { query: { current: 1, size: 50, direction: 'GIVEN' } },
      { message: true },
    ),
    staleTime: 0,
    enabled: may && evaluated,
    select: ({ records }) => records.find(({ dockingId }) => dockingId === id),
  })
  const operation = targetType === 'DEMAND' ? 'evaluateDemandDocking' : 'evaluateResource'

  return (
    <>
      {may ? (
        <Button
          look={evaluated ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          busy={evaluated && given === undefined}
          onClick={() => setOpen(true)}
        >
          {evaluated ? '修改评价' : '评价对接'}
        </Button>
      ) : null}
      {evaluated ? (
        <Link to="/qw/personal/my-evaluation" className={buttonClass()}>
          查看评价
        </Link>
      ) : null}
      {open ? (
        <Suspense>
          <OpinionDialog
            subject={targetTitle}
            draftName={id}
            userId={userId}
            given={evaluated ? given : undefined}
            send={(opinion) =>
              call(gatewayOf(queryClient), operation, { body: { ...opinion, dockingId: id } }, { silent: true })
            }
            done="评价已提交，审核后公开"
            outdates={outdated}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
