import { attractCategoryWords } from '#gateway/generated/words/AttractCategory.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/attract; the header search writes keyWord (§7.4). */
export const attractSearchSchema = searchSchema({
  current: pageParameter,
  category: choiceParameter(attractCategoryWords),
  keyWord: textParameter,
})

export type AttractSearch = ReturnType<typeof attractSearchSchema>
