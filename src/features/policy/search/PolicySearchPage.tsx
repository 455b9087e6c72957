import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/Link.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageWidth } from '../../../ui/PageWidth.tsx'
import { Pagination } from '../../../ui/pagination/Pagination.tsx'
import { PolicyCard } from '../card/PolicyCard.tsx'
import { CompareButton } from '../compare/CompareButton.tsx'
import { useMemberView } from '../useMemberView.ts'
import { setPage } from './changeSearch.ts'
import { ChosenConditions } from './ChosenConditions.tsx'
import { ConditionPanel } from './ConditionPanel.tsx'
import { NoResults } from './NoResults.tsx'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'
import { policySearchQuery, searchedWord } from './policyQuery.ts'
import styles from './PolicySearchPage.module.css'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { ResultToolbar } from './ResultToolbar.tsx'
import { searchTitle } from './searchTitle.ts'

interface PolicySearchPageProps {
  search: PolicyInfoSearch
  signedIn: boolean
  /** Offered beside an empty result. */
  hotTags: ReactNode
}

/** Policies that fit a search, with filters (§2.1 /policy/info). */
export function PolicySearchPage({ search, signedIn, hotTags }: PolicySearchPageProps) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...policySearchQuery(search),
    // The last results stay until the next ones are there: nothing jumps.
    placeholderData: keepPreviousData,
  })
  useMemberView(signedIn, refetch)
  const word = searchedWord(search)
  return (
    <PageWidth className={styles['page']}>
      <h1 className={styles['title']}>{searchTitle(search)}</h1>
      <div className={styles['columns']}>
        <ConditionPanel search={search} facets={data?.facets} />
        <section aria-label="搜索结果" className={styles['results']}>
          <ResultToolbar search={search} total={data?.total} />
          <ChosenConditions search={search} />
          {data === undefined ? (
            isError ? (
              <Empty action={<Button onClick={() => void refetch()}>重新加载</Button>}>
                政策暂时无法加载，请稍后再试
              </Empty>
            ) : (
              <ResultsSkeleton />
            )
          ) : data.records.length === 0 ? (
            <NoResults search={search} hotTags={hotTags} />
          ) : (
            <div aria-busy={isPlaceholderData} className={styles['list']}>
              {data.records.map((policy) => (
                <PolicyCard key={policy.id} policy={policy} word={word} action={<CompareButton policy={policy} />} />
              ))}
            </div>
          )}
          {data === undefined ? null : (
            <Pagination
              current={data.current}
              pages={data.pages}
              renderLink={({ page, ...link }) => <Link to="/policy/info" search={setPage(search, page)} {...link} />}
            />
          )}
        </section>
      </div>
    </PageWidth>
  )
}
