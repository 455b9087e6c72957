import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of the list of favourites. The page itself validates the type: every page loads this. */
export const favoriteSearchSchema = searchSchema({
  current: pageParameter,
  type: idParameter,
  name: textParameter,
})

export type FavoriteSearch = ReturnType<typeof favoriteSearchSchema>
