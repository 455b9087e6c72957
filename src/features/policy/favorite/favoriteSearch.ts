import type * as z from 'zod/mini'
import { pageParameter, searchSchema } from '../../../ui/list/listSearch.ts'

/** Search parameters of the list of favourites. */
export const favoriteSearchSchema = searchSchema(() => ({ current: pageParameter }))

export type FavoriteSearch = z.infer<typeof favoriteSearchSchema>
