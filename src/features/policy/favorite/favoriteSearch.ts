import * as z from 'zod/mini'
import { searchSchema } from '../../../ui/list/listSearch.ts'

/** Search parameters of the list of favourites: the page, from 1; the first page needs none. */
export const favoriteSearchSchema = searchSchema(() => ({
  current: z.catch(z.optional(z.int().check(z.minimum(2), z.maximum(1_000_000))), undefined),
}))

export type FavoriteSearch = z.infer<typeof favoriteSearchSchema>

/** Favourites a page. */
export const favoritePageSize = 10

/** The page to show when `current` has become empty, e.g. because its last favourite was removed; undefined to stay. */
export function pageInstead(page: {
  current: number
  total: number
  size: number
  records: unknown[]
}): number | undefined {
  if (page.records.length > 0 || page.current === 1) return undefined
  return Math.max(1, Math.ceil(page.total / page.size))
}
