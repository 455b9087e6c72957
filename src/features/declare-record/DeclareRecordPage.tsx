import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import * as fields from '#gateway/generated/fields/DeclareRecordDetail.ts'
import { declareKindWords } from '#gateway/generated/words/DeclareKind.ts'
import { declareOwnActionWords } from '#gateway/generated/words/DeclareOwnAction.ts'
import { declareSourceWords } from '#gateway/generated/words/DeclareSource.ts'
import { declareStatusWords } from '#gateway/generated/words/DeclareStatus.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { isMissing, isNoAccess } from '#gateway/refusal.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Link } from '#ui/Link.tsx'
import { whenOnline } from '#ui/online/whenOnline.ts'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Timeline } from '#ui/content/Timeline.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { OwnAction } from './declareChange.ts'
import styles from './DeclareRecord.module.css'
import { declareTone, nextStep } from './declareTexts.ts'

const DeclareActionDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./DeclareActionDialog.tsx'))).DeclareActionDialog,
}))

interface DeclareRecordPageProps {
  id: string
  userId: string | undefined
}

/** One application: its state, the next step, and its history. */
export function DeclareRecordPage({ id, userId }: DeclareRecordPageProps) {
  // The department may have changed it meanwhile.
  const query = useQuery({ ...gatewayQuery('getDeclareRecord', { query: { id } }), staleTime: 0 })
  const record = query.data
  if (record === undefined && (isMissing(query.error) || isNoAccess(query.error))) {
    return (
      <Panel title="我的申报">
        <Empty
          action={
            <Link to="/qw/personal/declaration" className={buttonClass({ look: 'primary' })}>
              查看全部申报
            </Link>
          }
        >
          没有这项申报，或它不属于您的企业
        </Empty>
      </Panel>
    )
  }
  return (
    <Panel
      title={record?.policyTitle ?? '我的申报'}
      aside={
        <Link to="/qw/personal/declaration" search={withoutId}>
          返回我的申报
        </Link>
      }
    >
      <QueryContent query={query} lines={8}>
        {(found) => <DeclareRecord record={found} userId={userId} />}
      </QueryContent>
    </Panel>
  )
}

const withoutId = (previous: object) => ({ ...previous, id: undefined })

interface DeclareRecordProps {
  record: Schema<'DeclareRecordDetail'>
  userId: string | undefined
}

function DeclareRecord({ record, userId }: DeclareRecordProps) {
  const navigate = useNavigate()
  const [action, setAction] = useState<OwnAction>()
  const { status, stage, kind, source, remark, declareUrl, actions, timeline } = record
  return (
    <div className={styles['record']}>
      <div className={styles['badges']}>
        <Badge tone={declareTone(stage)}>{declareStatusWords[status]}</Badge>
        <Badge tone="off">{declareKindWords[kind]}</Badge>
        <Badge tone="off">{declareSourceWords[source]}</Badge>
      </div>
      <p>{nextStep(record)}</p>
      {stage === 'TODO' && remark !== undefined ? <p className={styles['remark']}>{remark}</p> : null}
      <div className={styles['ways']}>
        {status === 'RETURNED' && declareUrl !== undefined ? (
          <ExternalLink href={declareUrl} className={buttonClass({ look: 'primary' })}>
            去补正
          </ExternalLink>
        ) : null}
        {actions.map((one, index) => (
          <Button
            key={one}
            look={index === 0 && stage === 'TODO' && one === 'CONFIRM' ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={() => setAction(one)}
          >
            {declareOwnActionWords[one]}
          </Button>
        ))}
      </div>
      <div>
        <DetailSection title="申报内容">
          <DeclareFacts record={record} />
        </DetailSection>
        <DetailSection title={fields.timeline.title}>
          <Timeline
            entries={timeline.map((entry) => ({
              time: entry.time,
              what: `${declareStatusWords[entry.status]} · ${entry.actor}`,
              remark: entry.remark,
            }))}
          />
        </DetailSection>
      </div>
      {action === undefined ? null : (
        <Suspense>
          <DeclareActionDialog
            record={record}
            action={action}
            userId={userId}
            onClose={() => setAction(undefined)}
            onDone={
              action === 'DELETE'
                ? () => navigate({ to: '/qw/personal/declaration', search: withoutId, replace: true })
                : undefined
            }
          />
        </Suspense>
      )}
    </div>
  )
}

/** What was applied for, by whom, and the amounts. */
function DeclareFacts({ record }: { record: Schema<'DeclareRecordDetail'> }) {
  const { policyId, policyTitle, declareUrl } = record
  return (
    <Facts
      facts={[
        {
          name: '政策',
          value: (
            <Link to="/policy/info/$id" params={{ id: policyId }} target="_blank" rel="noopener" preload={false}>
              {policyTitle}
              <VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Link>
          ),
        },
        factOf(fields.department, record.department),
        factOf(fields.batchName, record.batchName),
        factOf(fields.enName, record.enName),
        factOf(fields.amount, record.amount),
        factOf(fields.amountBasis, record.amountBasis),
        factOf(fields.submitDate, record.submitDate),
        factOf(fields.receiptNo, record.receiptNo),
        factOf(fields.dueDate, record.dueDate),
        factOf(fields.remark, record.remark),
        {
          name: fields.declareUrl.title,
          value:
            declareUrl === undefined ? undefined : (
              <ExternalLink href={declareUrl} className={styles['out']}>
                前往申报系统
              </ExternalLink>
            ),
        },
      ]}
    />
  )
}
