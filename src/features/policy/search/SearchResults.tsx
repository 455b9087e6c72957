import { memo, type ReactNode } from 'react'
import type { DataOf } from '#gateway/contract.ts'
import { Empty } from '#ui/Empty.tsx'
import { Failure } from '#ui/Failure.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/pagination/Pagination.tsx'
import { PolicyCard } from '../card/PolicyCard.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { setPage } from './changeSearch.ts'
import { ChosenConditions } from './ChosenConditions.tsx'
import { NoResults } from './NoResults.tsx'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import { searchedWord } from './policyQuery.ts'
import styles from './PolicySearchPage.module.css'
import { ResultToolbar } from './ResultToolbar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

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
        <NoResults search={search} hotTags={hotTags} />
      ) : (
        <div aria-busy={isWaiting} className={styles['list']}>
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
