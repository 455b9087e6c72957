import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { Pictures } from '#ui/Pictures.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { dayText } from '#ui/timeText.ts'
import { EvaluationSummary } from './EvaluationSummary.tsx'
import { facilitatorEvaluationsQuery, resourceEvaluationsQuery } from './publicEvaluations.ts'
import { Stars } from './Stars.tsx'
import styles from './Evaluation.module.css'

type Shown = Schema<'ResourceEvaluation'>

interface PublicEvaluationsProps {
  of: 'resource' | 'facilitator'
  id: string
}

/** What others say of a resource or a provider, with averages and how many gave how many stars. */
export function PublicEvaluations({ of, id }: PublicEvaluationsProps) {
  // A page that the server kept shows what was said a moment ago: it is asked for again.
  const resource = useQuery({ ...resourceEvaluationsQuery(id), enabled: of === 'resource', staleTime: 0 })
  const facilitator = useQuery({ ...facilitatorEvaluationsQuery(id), enabled: of === 'facilitator', staleTime: 0 })
  const query = of === 'resource' ? resource : facilitator
  return (
    <DetailSection title="评价">
      <QueryContent query={query} lines={4}>
        {({ records, total }) =>
          total === 0 ? (
            <p>还没有评价。对接成功的企业可以评价，审核后在这里公开。</p>
          ) : (
            <>
              <EvaluationSummary opinions={records} total={total} />
              <Opinions opinions={records} />
            </>
          )
        }
      </QueryContent>
    </DetailSection>
  )
}

/** How many stand there at first. */
const few = 5

function Opinions({ opinions }: { opinions: readonly Shown[] }) {
  const [all, setAll] = useState(false)
  const hidden = all ? 0 : opinions.length - few
  return (
    <>
      <ul className={styles['list']}>
        {opinions.slice(0, all ? undefined : few).map((opinion) => (
          <OpinionItem key={opinion.id} opinion={opinion} />
        ))}
      </ul>
      {opinions.length > few ? (
        <p className={styles['more']}>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {hidden > 0 ? `再看 ${hidden} 条评价` : '收起'}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function OpinionItem({ opinion }: { opinion: Shown }) {
  const { enNameMasked, overall, tags, content, images, reply, createTime } = opinion
  return (
    <li className={styles['opinion']}>
      <div className={styles['who']}>
        <Stars overall={overall} />
        <span>{enNameMasked}</span>
        <time dateTime={createTime}>{dayText(createTime)}</time>
      </div>
      {content === undefined ? null : <p>{content}</p>}
      {tags.length === 0 ? null : (
        <div className={styles['tags']}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      )}
      {images.length === 0 ? null : (
        <Pictures pictures={images.map(({ name, url }) => ({ src: gatewayUrl(url), alt: name }))} />
      )}
      {reply === undefined ? null : <p className={styles['reply']}>回复：{reply}</p>}
    </li>
  )
}
