import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { isMissing } from '#gateway/refusal.ts'

/** Loads one record for a page; a record that does not exist makes the page a 404. */
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

/** The id a detail page cannot do without. */
export function requiredId(id: string | undefined): string {
  if (id === undefined) throw notFound()
  return id
}
