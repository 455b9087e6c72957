import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** The number of records in a query's list, once it has loaded; the list itself fetches it. */
export function useTotal<Fetched, Page extends { total: number }, Key extends QueryKey>(
  query: UseQueryOptions<Fetched, Error, Page, Key>,
): number | undefined {
  return useQuery({ ...query, enabled: false }).data?.total
}
