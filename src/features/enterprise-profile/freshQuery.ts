import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What a form may begin with: the data once they have been asked for since the form's page opened. What an earlier page
 * fetched may have been changed since, on another page or computer, and saving the form would change it back.
 */
export function freshQuery<Data>({ data, error, isError, isFetchedAfterMount, refetch }: UseQueryResult<Data>) {
  return { data: isFetchedAfterMount ? data : undefined, error, isError, isFetchedAfterMount, refetch }
}
