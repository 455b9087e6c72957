import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { GuidePage } from '#ui/guide/GuidePage.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { RecordList } from '#ui/list/RecordList.tsx'
import { FacilitatorItem } from './FacilitatorItem.tsx'
import styles from './IntermediaryPage.module.css'
import { bestFacilitatorsQuery } from './facilitatorQueries.ts'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'

/** Intermediary services: all categories of service, and the best rated facilitators (§2.1 /qw/provider). */
export function IntermediaryPage() {
  const { data } = useSuspenseQuery(bestFacilitatorsQuery())
  return (
    <GuidePage title="中介服务" secondTitle="按服务类别找到合适的专业机构">
      <GuidePart title="服务类别">
        <ul className={styles['types']}>
          {Object.entries(facilitatorTypeWords).map(([type, name]) => (
            <li key={type}>
              <Link
                to="/qw/supply-demand/provider"
                search={{ providerType: type as keyof typeof facilitatorTypeWords }}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </GuidePart>
      <section aria-labelledby="best-providers">
        <h2 id="best-providers" className={styles['heading']}>
          评分最高的服务商
        </h2>
        <RecordList
          page={{ ...data, pages: 1 }}
          unit="家服务商"
          empty="暂无服务商"
          renderItem={(facilitator) => <FacilitatorItem key={facilitator.id} facilitator={facilitator} />}
        />
        <p className={styles['all']}>
          <Link to="/qw/supply-demand/provider">查看全部服务商</Link>
        </p>
      </section>
    </GuidePage>
  )
}
