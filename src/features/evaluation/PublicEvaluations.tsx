import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button } from '#ui/Button.tsx'
import { DetailSection } from '#ui/detail/DetailPage.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { EvaluationSummary } from './EvaluationSummary.tsx'
import { OpinionCard } from './OpinionCard.tsx'
import { facilitatorEvaluationsQuery, resourceEvaluationsQuery } from './publicEvaluations.ts'
import styles from './PublicEvaluations.module.css'

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
    <DetailSection title="评价">
      <QueryContent query={query} lines={4}>
        {({ records, total }) =>
          total === 0 ? (
            <p>还没有评价。对接成功的企业可以评价，审核后在这里公开。</p>
          ) : (
            <Opinions opinions={records} total={total} />
          )
        }
      </QueryContent>
    </DetailSection>
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
