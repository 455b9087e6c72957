import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../gateway/contract.ts'
import { QueryContent } from '../../ui/QueryContent.tsx'
import { budgetText } from '../../ui/moneyText.ts'
import styles from './Cards.module.css'
import { homeQueries } from './homeQueries.ts'

const types: Record<Schema<'DemandType'>, string> = {
  TECH: '技术需求',
  PRODUCT: '产品采购',
  FINANCE: '融资需求',
  TALENT: '人才需求',
  SERVICE: '服务需求',
  EQUIPMENT: '设备仪器',
  SPACE: '场地厂房',
  MARKET: '市场渠道',
  OTHER: '其他需求',
}

/** The newest demands. */
export function DemandCards() {
  return (
    <QueryContent query={useQuery(homeQueries.demandList())}>
      {({ records }) =>
        records.length === 0 ? (
          <p>暂无需求</p>
        ) : (
          <ul className={styles['cards']}>
            {records.map((demand) => (
              <li key={demand.id}>
                <a
                  href={`/qw/supply-demand/demand/detail?id=${encodeURIComponent(demand.id)}`}
                  className={styles['card']}
                >
                  <span className={styles['kind']}>{types[demand.demandType]}</span>
                  <strong>{demand.title}</strong>
                  <span className={styles['figure']}>{budgetText(demand)}</span>
                  <span className={styles['meta']}>{demand.enName}</span>
                  <span className={styles['meta']}>
                    截止 {demand.deadline} · 已有 {demand.dockingCount} 家对接
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}
