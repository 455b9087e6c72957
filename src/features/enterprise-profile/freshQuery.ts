import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The data with which a form may start: only those fetched since the form's page opened. Data cached by an earlier page
 * may have been changed since, on another page or computer, and saving the form would undo that.
 */
export function freshQuery<Data>({ data, error, isError, isFetchedAfterMount, refetch }: UseQueryResult<Data>) {
  return { data: isFetchedAfterMount ? data : undefined, error, isError, isFetchedAfterMount, refetch }
}
