import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useIsOwnSearch } from '#ui/filters/ownSearch.ts'
import { PageWidth } from '#ui/PageWidth.tsx'
import { useMemberView } from '#ui/useMemberView.ts'
import { ConditionPanel } from './ConditionPanel.tsx'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import { policySearchQuery, visitorsSearch } from './policyQuery.ts'
import styles from './PolicySearchPage.module.css'
import { SearchResults } from './SearchResults.tsx'
import { searchTitle } from './searchTitle.ts'

interface PolicySearchPageProps {
  search: PolicyInfoSearch
  /** The search without its page number; the same object for every page. */
  conditions: PolicyInfoSearch
  signedIn: boolean
  /** Offered beside an empty result. */
  hotTags: ReactNode
  /** Narrows the results to policies that may fit a member's enterprise. */
  fittingFilter: ReactNode
}

/** Policies that match a search, with filters (§2.1 /policy/info). */
export function PolicySearchPage({ search, conditions, signedIn, hotTags, fittingFilter }: PolicySearchPageProps) {
  // The pressed control responds at once; the list, most of the page, follows in steps that let the next press through.
  const shown = useDeferredValue(search)
  const query = policySearchQuery(signedIn ? shown : visitorsSearch(shown))
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    // The last results stay until the next ones arrive, so that nothing jumps.
    placeholderData: keepPreviousData,
    // The loader starts a search before the list follows. If it fails in between, it is not searched again by itself:
    // the user decides.
    enabled: ({ state }) => state.status !== 'error',
  })
  useMemberView(signedIn, refetch)
  const isOwn = useIsOwnSearch(query.queryKey, isPlaceholderData) && data !== undefined
  // After a failed search the filters stay available, without the numbers of another search.
  const [facets, setFacets] = useState(data?.facets)
  if (data !== undefined && data.facets !== facets) setFacets(data.facets)
  return (
    <PageWidth className={styles['page']}>
      <h1 className={styles['title']}>{searchTitle(shown)}</h1>
      <div className={styles['columns']}>
        <ConditionPanel search={conditions} facets={facets} isCounted={isOwn} total={isOwn ? data.total : undefined} />
        <SearchResults
          search={shown}
          data={data}
          error={error}
          isWaiting={isPlaceholderData}
          isOwn={isOwn}
          onRetry={refetch}
          hotTags={hotTags}
          fittingFilter={fittingFilter}
        />
      </div>
    </PageWidth>
  )
}
