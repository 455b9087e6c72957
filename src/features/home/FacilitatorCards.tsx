import { useQuery } from '@tanstack/react-query'
import { gatewayUrl } from '#gateway/address.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Picture } from '#ui/Picture.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import styles from './Cards.module.css'
import { homeQueries } from './homeQueries.ts'

/** Service facilitators with their rating. */
export function FacilitatorCards() {
  return (
    <QueryContent query={useQuery(homeQueries.facilitatorList())}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无服务商</p>
        ) : (
          <ul className={styles['cards']}>
            {records.map((facilitator) => (
              <li key={facilitator.id}>
                <Anchor
                  href={`/qw/supply-demand/provider/detail?id=${encodeURIComponent(facilitator.id)}`}
                  className={styles['card']}
                >
                  {facilitator.logo === null ? (
                    <span className={styles['initial']} aria-hidden="true">
                      {facilitator.name.slice(0, 1)}
                    </span>
                  ) : (
                    <Picture className={styles['initial']} src={gatewayUrl(facilitator.logo)} alt="" loading="lazy" />
                  )}
                  <strong>{facilitator.name}</strong>
                  <span className={styles['meta']}>{facilitator.slogan}</span>
                  <span className={styles['labels']}>
                    {facilitator.tags.slice(0, 3).map((tag) => (
                      <span key={tag}>{tag}</span>
                    ))}
                  </span>
                  <span className={styles['meta']}>
                    {facilitator.avgScore === null
                      ? '暂无评分'
                      : `${facilitator.avgScore.toFixed(1)} 分 · ${facilitator.evaluationCount} 条评价`}
                    {facilitator.responseHours === null ? '' : ` · 平均 ${facilitator.responseHours} 小时响应`}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}
