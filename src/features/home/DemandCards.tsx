import { demandTypeWords } from '#gateway/generated/words/DemandType.ts'
import { ServedContent } from '#ui/served/ServedContent.tsx'
import { budgetText } from '#ui/content/moneyText.ts'
import styles from './Cards.module.css'
import { homeQueries } from './homeQueries.ts'
import { Anchor } from '#ui/Anchor.tsx'

/** The newest demands. */
export function DemandCards() {
  return (
    <ServedContent query={homeQueries.demandList()}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无需求</p>
        ) : (
          <ul className={styles['cards']}>
            {records.map((demand) => (
              <li key={demand.id}>
                <Anchor
                  href={`/qw/supply-demand/demand/detail?id=${encodeURIComponent(demand.id)}`}
                  className={styles['card']}
                >
                  <span className={styles['kind']}>{demandTypeWords[demand.demandType]}</span>
                  <strong>{demand.title}</strong>
                  <span className={styles['figure']}>{budgetText(demand)}</span>
                  <span className={styles['meta']}>{demand.enName}</span>
                  <span className={styles['meta']}>
                    截止 {demand.deadline} · 已有 {demand.dockingCount} 家对接
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        )
      }
    </ServedContent>
  )
}
