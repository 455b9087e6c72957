import { memo, type ReactNode } from 'react'
import type { DataOf } from '#gateway/contract.ts'
import { Empty } from '#ui/Empty.tsx'
import { Failure } from '#ui/Failure.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PolicyCard } from '../card/PolicyCard.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { setPage, withoutConditions } from './changeSearch.ts'
import { ChosenConditions } from './ChosenConditions.tsx'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import { searchedWord } from './policyQuery.ts'
import { ResultToolbar } from './ResultToolbar.tsx'
import { conditionFieldNames, conditionLabels } from './conditions.ts'
import { searchedNames } from './searchTitle.ts'
import styles from './PolicySearchPage.module.css'

interface SearchResultsProps {
  search: PolicyInfoSearch
  /** Undefined until the first results arrive. */
  data: DataOf<'searchPolicies'> | undefined
  /** Why the last search failed; null if it did not. */
  error: Error | null
  /** The results are those of the previous search. */
  isWaiting: boolean
  /** The results were found by this search, perhaps on another page, so its numbers hold. */
  isOwn: boolean
  onRetry: () => unknown
  /** Offered beside an empty result. */
  hotTags: ReactNode
  fittingFilter: ReactNode
}

/** The results of a search, with sorting, active conditions and pages. Memoised, as it is most of the page. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { search, data, error, isWaiting, isOwn, onRetry, hotTags, fittingFilter } = props
  const word = searchedWord(search)
  return (
    <section aria-label="搜索结果" className={styles['results']}>
      <ResultToolbar
        search={search}
        total={isOwn ? data?.total : undefined}
        failed={error !== null && data === undefined}
        filter={fittingFilter}
      />
      <ChosenConditions search={search} />
      {data === undefined ? (
        error === null ? (
          <ResultsSkeleton />
        ) : (
          <Empty>
            <Failure error={error} onRetry={onRetry} />
          </Empty>
        )
      ) : data.records.length === 0 ? (
        isOwn && data.total > 0 ? (
          <BeyondLastPage pages={data.pages} />
        ) : (
          <NoResults search={search} hotTags={hotTags} />
        )
      ) : (
        <div data-below="fourth-on" aria-busy={isWaiting} className={styles['list']}>
          {data.records.map((policy) => (
            <PolicyCard key={policy.id} policy={policy} word={word} action={<CompareButton policy={policy} />} />
          ))}
        </div>
      )}
      {data === undefined || !isOwn ? null : (
        <Pagination
          current={data.current}
          pages={data.pages}
          renderLink={({ page, ...link }) => (
            <Link from="/policy/info/" to="/policy/info" search={(now) => setPage(now, page)} {...link} />
          )}
        />
      )}
    </section>
  )
})

/** An old address may name a page that the search no longer has. */
function BeyondLastPage({ pages }: { pages: number }) {
  const toLast = (
    <Link from="/policy/info/" to="/policy/info" search={(now) => setPage(now, pages)}>
      查看最后一页
    </Link>
  )
  return (
    <div className={styles['none']}>
      <Empty action={toLast}>结果只有 {pages} 页，没有这一页</Empty>
    </div>
  )
}

/** Takes the place of the first results, at about their height. */
function ResultsSkeleton() {
  return (
    <div className={styles['list']}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles['waiting']}>
          <Skeleton lines={7} />
        </div>
      ))}
    </div>
  )
}

const everyValidity = Object.keys(conditionLabels.validity).join(',')

interface NoResultsProps {
  search: PolicyInfoSearch
  hotTags: ReactNode
}

/** Says that nothing matches, and suggests how to continue. */
function NoResults({ search, hotTags }: NoResultsProps) {
  const filtered =
    conditionFieldNames.some((field) => search[field] !== undefined) ||
    search.publishFrom !== undefined ||
    search.publishTo !== undefined ||
    search.fitting === true
  const advice = (
    <div className={styles['advice']}>
      <ul>
        {searchedNames(search).length === 0 ? null : (
          <li>检查是否有错别字，或换成更短、更常用的词，如“技改”“高企”“稳岗”</li>
        )}
        {filtered ? (
          <li>
            <Link to="/policy/info" search={withoutConditions(search)}>
              清空筛选条件
            </Link>
            ，扩大搜索范围
          </li>
        ) : null}
        {search.validity === undefined ? (
          <li>
            <Link to="/policy/info" search={{ ...search, validity: everyValidity, current: undefined }}>
              同时搜索已失效、已废止的历史政策
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/policy/info">查看全部有效政策</Link>
        </li>
      </ul>
      {hotTags}
    </div>
  )
  return (
    <div className={styles['none']}>
      <Empty action={advice}>没有找到符合条件的政策</Empty>
    </div>
  )
}
