import { gatewayQuery } from '#gateway/query.ts'
import { attractCategoryWords } from '#gateway/generated/words/AttractCategory.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /qw/attract; the header search writes keyWord (§7.4). */
export const attractSearchSchema = searchSchema({
  current: pageParameter,
  category: choiceParameter(attractCategoryWords),
  keyWord: textParameter,
})

export type AttractSearch = ReturnType<typeof attractSearchSchema>

export const attractsQuery = ({ current = 1, category, keyWord }: AttractSearch) =>
  gatewayQuery(
    'listAttracts',
    { query: { current, size: 10, ...(category && { category }), ...(keyWord && { keyWord }) } },
    { silent: true },
  )

export const attractQuery = (id: string) => gatewayQuery('getAttract', { path: { id } }, { silent: true })
