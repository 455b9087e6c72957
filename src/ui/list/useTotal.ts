import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** How many records the list of a query has, once it is there; the list itself asks for it. */
export function useTotal<Fetched, Page extends { total: number }, Key extends QueryKey>(
  query: UseQueryOptions<Fetched, Error, Page, Key>,
): number | undefined {
  return useQuery({ ...query, enabled: false }).data?.total
}
