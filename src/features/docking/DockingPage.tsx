import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { dockingStatusWords } from '#gateway/generated/words/DockingStatus.ts'
import { gatewayOf, gatewayQuery, invalidate } from '#gateway/query.ts'
import { isMissing, isNoAccess } from '#gateway/refusal.ts'
import * as fields from '#gateway/generated/fields/DockingDetail.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Link } from '#ui/Link.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { DockingFacts } from './DockingFacts.tsx'
import { type DockingKind, dockingKinds } from './dockingKinds.ts'
import { actorText, dockingRoles, dockingTone, nextStep } from './dockingTexts.ts'
import { type PartyAction, partyActions } from './partyActions.ts'
import styles from './Docking.module.css'
import { dockingTimelineEntryActionWords } from '#gateway/generated/words/DockingTimelineEntry.ts'
import { Timeline } from '#ui/content/Timeline.tsx'
import { call } from '#gateway/call.ts'
import { dockingMessagesQuery, messagesOf } from './dockingMessages.ts'

interface DockingPageProps {
  kind: DockingKind
  id: string
  userId: string | undefined
  /** Buttons and forms for the evaluation, once it is due. */
  renderEvaluation: (docking: Schema<'DockingDetail'>) => ReactNode
}

/** One docking from a party's point of view: its state, the next step, and its history. */
export function DockingPage({ kind, id, userId, renderEvaluation }: DockingPageProps) {
  const { title, read, page } = dockingKinds[kind]
  // The other party may have changed it meanwhile.
  const query = useQuery({ ...gatewayQuery(read, { query: { id } }), staleTime: 0 })
  useReadMessages(id)
  const back = (
    <Link to={page} search={(previous: object) => ({ ...previous, id: undefined })}>
      返回{title}
    </Link>
  )
  const docking = query.data
  if (docking === undefined && (isMissing(query.error) || isNoAccess(query.error))) {
    return (
      <Panel title={title}>
        <Empty
          action={
            <Link to={page} className={buttonClass({ look: 'primary' })}>
              查看全部对接
            </Link>
          }
        >
          没有这次对接，或它不属于您的企业
        </Empty>
      </Panel>
    )
  }
  return (
    <Panel title={docking?.title ?? title} aside={back}>
      <QueryContent query={query} lines={8}>
        {(found) => <Docking kind={kind} docking={found} userId={userId} evaluation={renderEvaluation(found)} />}
      </QueryContent>
    </Panel>
  )
}

interface DockingProps {
  kind: DockingKind
  docking: Schema<'DockingDetail'>
  userId: string | undefined
  evaluation: ReactNode
}

function Docking({ kind, docking, userId, evaluation }: DockingProps) {
  const [action, setAction] = useState<PartyAction>()
  const { status, role, timeline } = docking
  return (
    <div className={styles['docking']}>
      <div className={styles['badges']}>
        <Badge tone={dockingTone(status)}>{dockingStatusWords[status]}</Badge>
        <Badge tone="off">{dockingRoles[role]}</Badge>
      </div>
      <p>{nextStep(docking)}</p>
      <div className={styles['ways']}>
        {partyActions(docking).map((one) => (
          <Button
            key={one.change}
            look={one.primary ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setAction(one)}
          >
            {one.label}
          </Button>
        ))}
        {evaluation}
      </div>
      <div>
        <DetailSection title="对接内容">
          <DockingFacts kind={kind} docking={docking} />
        </DetailSection>
        <DetailSection title={fields.timeline.title}>
          <DockingTimeline timeline={timeline} role={role} />
        </DetailSection>
      </div>
      {action === undefined ? null : (
        <ChangeDialog
          kind={kind}
          docking={docking}
          userId={userId}
          action={action}
          onClose={() => setAction(undefined)}
        />
      )}
    </div>
  )
}

interface DockingTimelineProps {
  timeline: Schema<'DockingDetail'>['timeline']
  role: Schema<'DockingRole'>
}

/** The history of a docking. */
function DockingTimeline({ timeline, role }: DockingTimelineProps) {
  return (
    <Timeline
      entries={timeline.map(({ time, actor, action, remark }) => ({
        time,
        what: `${actorText(actor, role)}${dockingTimelineEntryActionWords[action]}`,
        remark,
      }))}
    />
  )
}

/** Opening a docking marks the messages about it as read, however the reader came here. */
function useReadMessages(dockingId: string): void {
  const queryClient = useQueryClient()
  const { data } = useQuery(dockingMessagesQuery)
  const seen = useRef(new Set<string>())
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => call(gatewayOf(queryClient), 'readMessage', { query: { id } }, { silent: true }))),
    onSettled: () => invalidate(queryClient, 'listMessages', 'countUnreadMessages'),
  })
  useEffect(() => {
    // Only once each: one that cannot be marked stays unread and is retried on the next visit.
    const ids = messagesOf(data, dockingId).filter((id) => !seen.current.has(id))
    for (const id of ids) seen.current.add(id)
    if (ids.length > 0) mutate(ids)
  }, [data, dockingId, mutate])
}
