import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { FoldSummary } from '#ui/content/FoldSummary.tsx'
import { Dates } from '#ui/Dates.tsx'
import { Badge } from '#ui/content/Badge.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import * as fields from '#gateway/generated/fields/PolicyDeclaration.ts'
import { factOf } from '#ui/content/factOf.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { BatchEntry } from '../marks/BatchEntry.tsx'
import { DeclarationTag } from '../marks/DeclarationTag.tsx'
import styles from './DeclarationItem.module.css'

/** One batch of a policy's declaration. */
export function DeclarationItem({ declaration }: { declaration: Schema<'PolicyDeclaration'> }) {
  const { start, end, remainDays, declareUrl } = declaration
  return (
    <RecordItem
      title={<PolicyLink policy={{ id: declaration.policyId, title: declaration.policyTitle }} />}
      badges={
        <>
          <DeclarationTag tag={declaration.declarationTag} />
          <Badge>{declaration.levelDesc}</Badge>
          <Badge tone="off">{declaration.channelDesc}</Badge>
        </>
      }
      facts={[
        factOf(fields.batchName, declaration.batchName),
        { name: '申报时间', value: <Dates text={end === null ? `${start} 起，长期有效` : `${start} 至 ${end}`} /> },
        factOf(fields.department, declaration.department),
        factOf(fields.quota, declaration.quota),
        {
          name: fields.remainDays.title,
          value: remainDays === undefined ? undefined : remainDays === 0 ? '今天截止' : `${remainDays} 天`,
        },
      ]}
      figure={declaration.amountText}
      actions={
        <div className={styles['acts']}>
          <p className={styles['entry']}>
            <BatchEntry
              policyId={declaration.policyId}
              state={declaration.declarationTag.code}
              url={declareUrl}
              about={`${declaration.policyTitle} ${declaration.batchName}`}
            />
          </p>
          <FrequentQuestions id={declaration.id} policyTitle={declaration.policyTitle} />
        </div>
      }
    />
  )
}

interface FrequentQuestionsProps {
  /** Id of the declaration's batch. */
  id: string
  policyTitle: string
}

/** Frequent questions about a declaration; loaded when opened. */
function FrequentQuestions({ id, policyTitle }: FrequentQuestionsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const query = useQuery({
    ...gatewayQuery('getFrequentDeclaration', { path: { id } }),
    enabled: opened,
  })
  // It may have been opened before hydration, without an event.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className={styles['questions']}
      onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
    >
      <FoldSummary>
        常见问题<VisuallyHidden>：{policyTitle}</VisuallyHidden>
      </FoldSummary>
      {opened ? (
        <QueryContent query={query} lines={2}>
          {(questions) =>
            questions.length === 0 ? (
              <p>暂无常见问题，可在政策详情中咨询部门。</p>
            ) : (
              <dl>
                {questions.map(({ q, a }) => (
                  <div key={q}>
                    <dt>{q}</dt>
                    <dd>{a}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        </QueryContent>
      ) : null}
    </details>
  )
}
