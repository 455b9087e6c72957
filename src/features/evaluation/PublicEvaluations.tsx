import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { Bar } from '#ui/chart/Bar.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { dayText } from '#ui/timeText.ts'
import { EvaluationsSection, waitingLines } from './EvaluationsSection.tsx'
import { facilitatorEvaluationsQuery, resourceEvaluationsQuery } from './publicEvaluations.ts'
import styles from './PublicEvaluations.module.css'
import { fewestOpinions, summaryOf } from './summary.ts'
import { Reply } from './Reply.tsx'
import { Stars } from './Stars.tsx'

interface PublicEvaluationsProps {
  of: 'resource' | 'facilitator'
  id: string
}

/** Opinions on a resource or a facilitator, with averages and the distribution of stars. */
export function PublicEvaluations({ of, id }: PublicEvaluationsProps) {
  // A page cached by the server shows slightly older evaluations, so they are refetched.
  const resource = useQuery({ ...resourceEvaluationsQuery(id), enabled: of === 'resource', staleTime: 0 })
  const facilitator = useQuery({ ...facilitatorEvaluationsQuery(id), enabled: of === 'facilitator', staleTime: 0 })
  const query = of === 'resource' ? resource : facilitator
  return (
    <EvaluationsSection>
      <QueryContent query={query} lines={waitingLines}>
        {({ records, total }) =>
          total === 0 ? (
            <p>还没有评价。对接成功的企业可以评价，审核后在这里公开。</p>
          ) : (
            <Opinions opinions={records} total={total} />
          )
        }
      </QueryContent>
    </EvaluationsSection>
  )
}

/** How many are shown at first. */
const few = 5

interface OpinionsProps {
  opinions: readonly (Schema<'ResourceEvaluation'> | Schema<'ShownFacilitatorEvaluation'>)[]
  total: number
}

function Opinions({ opinions, total }: OpinionsProps) {
  const [all, setAll] = useState(false)
  const [stars, setStars] = useState<number>()
  const chosen = stars === undefined ? opinions : opinions.filter(({ overall }) => overall === stars)
  const hidden = all ? 0 : chosen.length - few
  return (
    <div className={styles['columns']}>
      <EvaluationSummary opinions={opinions} total={total} chosen={stars} onChoose={setStars} />
      <div>
        {stars === undefined ? null : (
          <p className={styles['chosen']}>
            <output>
              只看 {stars} 星：{chosen.length} 条
            </output>
            <Button look="plain" onClick={() => setStars(undefined)}>
              查看全部评价
            </Button>
          </p>
        )}
        <ul className={styles['list']}>
          {chosen.slice(0, all ? undefined : few).map((opinion) => (
            <OpinionCard key={opinion.id} opinion={opinion} />
          ))}
        </ul>
        {chosen.length > few ? (
          <p className={styles['more']}>
            <Button aria-expanded={all} onClick={() => setAll(!all)}>
              {hidden > 0 ? `再看 ${hidden} 条评价` : '收起'}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface EvaluationSummaryProps {
  opinions: readonly Pick<Schema<'ResourceEvaluation'>, 'overall' | 'scores'>[]
  /** The total number; a note appears when it exceeds the number loaded. */
  total: number
  /** Only evaluations with this many stars are shown. */
  chosen: number | undefined
  onChoose: (stars: number | undefined) => void
}

/** Averages and distribution, or a note that there are too few. */
function EvaluationSummary({ opinions, total, chosen, onChoose }: EvaluationSummaryProps) {
  const summary = summaryOf(opinions)
  if (summary === undefined) {
    return (
      <p className={styles['few']}>
        共 {total} 条评价，满 {fewestOpinions} 条后显示平均分。
      </p>
    )
  }
  return (
    <div className={styles['summary']}>
      <p className={styles['average']}>
        <strong>{summary.average}</strong> 分
        <small>{total > opinions.length ? `最近 ${opinions.length} 条，共 ${total} 条` : `${total} 条评价`}</small>
      </p>
      <ul aria-label="评分分布">
        {summary.stars.map(({ overall, count }) => (
          <li key={overall}>
            <button
              type="button"
              className={styles['bar']}
              disabled={count === 0}
              aria-pressed={chosen === overall}
              onClick={() => onChoose(chosen === overall ? undefined : overall)}
            >
              <span>{overall} 星</span>
              <Bar value={count} max={opinions.length} />
              <span>{count} 条</span>
            </button>
          </li>
        ))}
      </ul>
      <dl className={styles['scores']}>
        {summary.scores.map(({ title, average }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{average} 分</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface OpinionCardProps {
  opinion: Schema<'ResourceEvaluation'> | Schema<'ShownFacilitatorEvaluation'>
}

/** One enterprise's opinion: the subject, the stars, its words, and the reply to it. */
function OpinionCard({ opinion }: OpinionCardProps) {
  const { enNameMasked, overall, tags, content, images, reply, replyTime, createTime } = opinion
  const about = 'dockingTitle' in opinion ? opinion.dockingTitle : undefined
  return (
    <li className={styles['opinion']}>
      <div className={styles['head']}>
        <Stars overall={overall} />
        <strong>{enNameMasked}</strong>
        <time dateTime={createTime}>{dayText(createTime)}</time>
      </div>
      {about === undefined ? null : <p className={styles['about']}>服务项目：{about}</p>}
      {content === undefined ? null : <p className={styles['text']}>{content}</p>}
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
      {reply === undefined ? null : <Reply text={reply} time={replyTime} />}
    </li>
  )
}
