import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import { Link } from '#ui/Link.tsx'
import styles from './SubscribePage.module.css'
import { policyRemarksQuery, subscribedPoliciesQuery, topTagsQuery } from './subscribeQueries.ts'
import type { SubscribeSearch } from './subscribeSearch.ts'
import * as fields from '#gateway/generated/fields/PolicySubscribedListRequest.ts'

/** Narrows the subscribed policies by tag and remark, and offers the most frequent other tags. */
export function SubscribedFilters({ search }: { search: SubscribeSearch }) {
  const total = useTotal(subscribedPoliciesQuery(search))
  const { data: tags = [] } = useQuery(topTagsQuery())
  const { data: remarks = [] } = useQuery(policyRemarksQuery())
  const labelId = useId()
  const subscribed = tags.filter((one) => one.subscribed)
  const others = tags.filter((one) => !one.subscribed && one.policyCount > 0)
  const conditions = [
    {
      label: '标签',
      parameter: 'tag',
      options: Object.fromEntries(subscribed.map(({ tagId, tagName }) => [tagId, tagName])),
      chosen: search.tag,
    },
    {
      label: fields.remark.title,
      parameter: 'remark',
      options: Object.fromEntries(remarks.map(({ value, label }) => [value, label])),
      chosen: search.remark,
    },
  ].filter(({ options }) => Object.keys(options).length > 0)
  return (
    <div className={styles['filters']}>
      {conditions.length === 0 ? null : <FilterPanel total={total} conditions={conditions} />}
      {others.length === 0 ? null : (
        <nav className={styles['others']} aria-labelledby={labelId}>
          <h3 id={labelId}>未订阅的热门标签</h3>
          <ul>
            {others.map(({ tagId, tagName, policyCount }) => (
              <li key={tagId}>
                <Link to="/policy/info" search={{ form: { policyTag: tagId, policyTagName: tagName } }}>
                  {tagName}
                </Link>
                <span className={styles['count']}>{policyCount} 条</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
