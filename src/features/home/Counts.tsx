import { useQuery } from '@tanstack/react-query'
import styles from './Counts.module.css'
import { homeQueries } from './homeQueries.ts'
import { figureText } from '#ui/figureText.ts'

/** The portal's contents in numbers (§7.2); a number that could not be loaded shows as a dash. */
export function Counts() {
  const { data: policies } = useQuery(homeQueries.policies())
  const { data: enterprises } = useQuery(homeQueries.enterprises())
  const { data: facilitators } = useQuery(homeQueries.facilitators())
  const { data: demands } = useQuery(homeQueries.demands())
  const { data: resources } = useQuery(homeQueries.resources())
  const counts = [
    { name: '有效政策', count: policies?.total, unit: '条' },
    { name: '当前可申报', count: policies?.declarable, unit: '条' },
    { name: '服务企业', count: enterprises, unit: '家' },
    { name: '入驻服务商', count: facilitators, unit: '家' },
    { name: '产业需求', count: demands, unit: '项' },
    { name: '共享资源', count: resources, unit: '项' },
  ]
  return (
    <section aria-label="平台数据" className={styles['counts']}>
      <dl>
        {counts.map(({ name, count, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{count === undefined ? '—' : figureText(count)}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
