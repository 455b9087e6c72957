import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Empty } from '../Empty.tsx'
import { Failure } from '../Failure.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { useIsOwnSearch } from '../filters/ownSearch.ts'
import { RecordList, type RecordPage } from './RecordList.tsx'

interface QueryRecordsProps<Page extends RecordPage<unknown>, Key extends QueryKey, Fetched> {
  /** May compute the page from the fetched data, e.g. by day. */
  query: UseQueryOptions<Fetched, Error, Page, Key>
  unit: string
  empty: ReactNode
  emptyAction?: ReactNode
  renderItem: (item: Page['records'][number]) => ReactNode
}

/**
 * A list fetched by the browser, as in the personal area: placeholder, failure with a retry, records. The old records
 * stay until those of the next page or choice arrive.
 */
export function QueryRecords<Page extends RecordPage<unknown>, Key extends QueryKey, Fetched = Page>({
  query,
  ...list
}: QueryRecordsProps<Page, Key, Fetched>) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    // Another operation has records of another kind.
    placeholderData: (shown, before) => (before?.queryKey[0] === query.queryKey[0] ? shown : undefined),
  })
  const isOwn = useIsOwnSearch(query.queryKey, isPlaceholderData)
  // An empty result may not last: another choice may have records, and so may a page that was empty once.
  const isUnsure = data?.records.length === 0 && (isPlaceholderData || (isFetching && data.current > 1))
  if (data !== undefined && !isUnsure)
    return <RecordList page={data} outdated={isPlaceholderData} isOwn={isOwn} {...list} />
  if (!isError) return <Skeleton tall />
  return (
    <Empty>
      <Failure error={error} onRetry={refetch} />
    </Empty>
  )
}
