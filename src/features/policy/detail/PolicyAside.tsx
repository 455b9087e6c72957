import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#ui/Link.tsx'
import { PolicyLink } from '../marks/PolicyLink.tsx'
import { Facts } from './Facts.tsx'
import styles from './PolicyAside.module.css'
import { recommendationsQuery, type PolicyDetail } from './policyDetailQuery.ts'
import { dayText } from '#ui/timeText.ts'

/** The policy's data, and links for further reading. */
export function PolicyAside({ policy }: { policy: PolicyDetail }) {
  const { data: recommended = [] } = useQuery(recommendationsQuery(policy.id))
  return (
    <aside aria-label="基本信息与相关政策" className={styles['aside']}>
      <div className={styles['box']}>
        <h2>基本信息</h2>
        <Facts policy={policy} />
      </div>
      {policy.related.length === 0 ? null : (
        <div className={styles['box']}>
          <h2>{facts.related.title}</h2>
          <ul className={styles['links']}>
            {policy.related.map((related) => (
              <li key={`${related.relation} ${related.id}`}>
                <span className={styles['relation']}>{related.relationDesc}</span>
                <PolicyLink policy={related} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {recommended.length === 0 ? null : (
        <div className={styles['box']}>
          <h2>相关推荐</h2>
          <ul className={styles['links']}>
            {recommended.map((other) => (
              <li key={other.id}>
                <PolicyLink policy={other} />
                <time dateTime={dayText(other.publishTime)}>{dayText(other.publishTime)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles['tags']} aria-label={facts.listTag.title}>
        {policy.listTag.map(({ tagId, tagName }) => (
          <li key={tagId}>
            <Link to="/policy/info" search={{ form: { policyTag: tagId, policyTagName: tagName } }}>
              {tagName}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
