import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FoldSummary } from '#ui/content/FoldSummary.tsx'
import { Link } from '#ui/Link.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { QueryRecords } from '#ui/list/QueryRecords.tsx'
import { Panel } from '#ui/content/Panel.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { policyRemindFrequencyWords } from '#gateway/generated/words/PolicyRemindFrequency.ts'
import { PageWidth } from '#ui/PageWidth.tsx'
import { FilterPanel } from '#ui/filters/FilterPanel.tsx'
import { useTotal } from '#ui/list/useTotal.ts'
import * as fields from '#gateway/generated/fields/PolicySubscribedListRequest.ts'
import { PolicyCard } from '../card/PolicyCard.tsx'
import { DigestPreview } from './DigestPreview.tsx'
import { RemindForm } from './RemindForm.tsx'
import {
  policyRemarksQuery,
  subscribedPoliciesQuery,
  subscriptionQuery,
  tagsQuery,
  topTagsQuery,
} from './subscribeQueries.ts'
import type { SubscribeSearch } from './subscribeSearch.ts'
import { SubscribedTags } from './SubscribedTags.tsx'
import { TagPicker } from './TagPicker.tsx'
import { TagProposals } from './TagProposals.tsx'
import styles from './SubscribePage.module.css'

interface SubscribePageProps {
  search: SubscribeSearch
  /** Undefined until it is known. */
  userId: string | undefined
}

/** The user's subscriptions, and the policies they match (§2.1 /policy/subscribe, /qw/personal/subscribe). */
export function SubscribePage({ search, userId }: SubscribePageProps) {
  const subscription = useQuery(subscriptionQuery())
  const tags = useQuery(tagsQuery())
  const [previewed, setPreviewed] = useState(false)
  const policies = subscribedPoliciesQuery(search)
  const isNarrowed = search.tag !== undefined || search.remark !== undefined
  return (
    <Panel title="政策订阅">
      <section aria-labelledby="subscription" className={styles['settings']}>
        <h2 id="subscription">我的标签</h2>
        <div className={styles['mine']}>
          <QueryContent query={subscription} lines={1}>
            {(data) => <SubscribedTags tags={data.tags} />}
          </QueryContent>
        </div>
        <TagProposals />
        <details>
          <FoldSummary>添加标签</FoldSummary>
          <QueryContent query={tags}>{(data) => <TagPicker tags={data} userId={userId} />}</QueryContent>
        </details>
        <details>
          <FoldSummary>
            提醒设置
            {subscription.data === undefined ? '' : `：${policyRemindFrequencyWords[subscription.data.frequency]}`}
          </FoldSummary>
          <QueryContent query={subscription}>
            {(data) => <RemindForm subscription={data} userId={userId} />}
          </QueryContent>
        </details>
        <details onToggle={({ currentTarget }) => setPreviewed(currentTarget.open)}>
          <FoldSummary>预览将收到的汇总</FoldSummary>
          {previewed ? (
            <QueryContent query={subscription}>{({ channels }) => <DigestPreview channels={channels} />}</QueryContent>
          ) : null}
        </details>
      </section>
      <SubscribedFilters search={search} />
      <QueryRecords
        query={policies}
        unit="条订阅的政策"
        empty={isNarrowed ? '没有符合的订阅政策' : '订阅的标签下还没有政策'}
        emptyAction={
          isNarrowed ? (
            <Link to="." search={{}} className={buttonClass({ look: 'primary' })}>
              查看全部订阅的政策
            </Link>
          ) : (
            <Link to="/policy/info" className={buttonClass({ look: 'primary' })}>
              去找政策
            </Link>
          )
        }
        renderItem={(policy) => (
          <li key={policy.id}>
            <PolicyCard policy={policy} />
          </li>
        )}
      />
    </Panel>
  )
}

/** The subscription as a page of the policy site (§2.1 /policy/subscribe). */
export function PolicySubscribePage(props: SubscribePageProps) {
  return (
    <PageWidth className={styles['page']}>
      <SubscribePage {...props} />
    </PageWidth>
  )
}

/** Narrows the subscribed policies by tag and remark, and offers the most frequent other tags. */
function SubscribedFilters({ search }: { search: SubscribeSearch }) {
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
