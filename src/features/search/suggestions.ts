import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { SearchCategory } from './category.ts'
import { suggestionDelay } from './suggestionDelay.ts'
import type { Suggestion } from './target.ts'

export interface Suggestions {
  /** At most five. */
  words: readonly Suggestion[]
  /** Tags that fit the keyword; only the policy search has them. */
  tags: readonly Schema<'PolicyListTag'>[]
  /** Why there are none, when they could not be had. */
  error?: unknown
}

/** Id of one of the words in their list, for the search box's aria-activedescendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

const randomDelay = () => suggestionDelay(Math.random())

const none: Suggestions = { words: [], tags: [] }

/** What the keyword could mean, once the visitor has paused; nothing for an empty keyword. */
export function useSuggestions(category: SearchCategory, keyword: string): Suggestions {
  const asked = useDelayed(keyword.trim(), randomDelay)
  const { data, error } = useQuery(suggestionsQuery(category, asked))
  return keyword.trim() === '' || asked === '' ? none : (data ?? { ...none, error })
}

function suggestionsQuery(category: SearchCategory, keyword: string) {
  return queryOptions({
    queryKey: ['suggestions', category, keyword] as const,
    queryFn: async ({ client, signal }) => {
      const { suggest } = await whenOnline(() => import('./suggest.ts'))
      return suggest(gatewayOf(client), category, keyword, signal)
    },
    enabled: keyword !== '',
    // While the next word is typed the last suggestions stay, but never those of another category.
    placeholderData: (previous, query) => (query?.queryKey[1] === category ? keepPreviousData(previous) : undefined),
  })
}
