import { idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of the list of favourites. Which types there are, its own page knows: every page loads this. */
export const favoriteSearchSchema = searchSchema({
  current: pageParameter,
  type: idParameter,
  name: textParameter,
})

export type FavoriteSearch = ReturnType<typeof favoriteSearchSchema>
