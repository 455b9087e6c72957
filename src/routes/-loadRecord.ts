import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isMissing } from '#gateway/refusal.ts'

/** Loads one record for a page; if it does not exist, the page is a 404. */
export async function loadRecord<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (isMissing(error)) throw notFound()
    throw error
  }
}

/** The id that a detail page requires. */
export function requiredId(id: string | undefined): string {
  if (id === undefined) throw notFound()
  return id
}
