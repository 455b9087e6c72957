import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import { whenOnline } from '#ui/online/whenOnline.ts'
import type { SearchCategory } from './category.ts'

/** One line under the search box: a word, the name of a record, or a recent search. */
export interface Suggestion {
  id: string
  value: string
  /** The part that matches the typed text, which may be pinyin. */
  hit?: string
  /** Target of picking it; without one, picking it does nothing (§2.3). */
  href?: string
  /** A policy opens in a new tab (2.1-24). */
  newTab?: boolean
}

/** What there is for a text. */
export interface Found {
  /** At most five; recent searches without a text. */
  words: readonly Suggestion[]
  /** Matching tags, or hot ones without a keyword; only the policy search has them. */
  tags: readonly Pick<Schema<'PolicyListTag'>, 'tagId' | 'tagName'>[]
}

export interface Suggestions extends Found {
  /** The text that they are for. Undefined until there is an answer. */
  keyword?: string
  /** Why there are none, when loading them failed. */
  error?: unknown
}

/** Id of one of the words in their list, for the search box's aria-activedescendant. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

const randomDelay = () => suggestionDelay(Math.random())

const none: Suggestions = { words: [], tags: [] }

/** The code for suggestions, loaded when a visitor turns to the search. */
export const loadSuggest = () => whenOnline(() => import('./suggest.ts'))

/**
 * Suggestions for the keyword once the visitor has paused; without a keyword the recent searches.
 * @param keyword undefined while no suggestions are wanted
 */
export function useSuggestions(category: SearchCategory, keyword: string | undefined): Suggestions {
  const typed = keyword?.trim() ?? ''
  const asked = useDelayed(typed, randomDelay)
  const { data, error } = useQuery({ ...suggestionsQuery(category, asked), enabled: keyword !== undefined })
  return keyword === undefined || (typed === '') !== (asked === '')
    ? none
    : (data ?? { ...none, ...(error && { keyword: asked, error }) })
}

function suggestionsQuery(category: SearchCategory, keyword: string) {
  return queryOptions({
    queryKey: ['suggestions', category, keyword] as const,
    queryFn: async ({ client, signal }): Promise<Suggestions> => {
      const { recent, suggest } = await loadSuggest()
      const found = keyword === '' ? recent(client, category) : suggest(gatewayOf(client), category, keyword, signal)
      return { keyword, ...(await found) }
    },
    // While the next word is typed the last suggestions stay, but never those of another category.
    placeholderData: (previous, query) => (query?.queryKey[1] === category ? keepPreviousData(previous) : undefined),
    // Each search adds to the recent ones.
    ...(keyword === '' && { staleTime: 0 }),
  })
}

/**
 * §9: suggestions are requested after a random delay below this many milliseconds, which spreads the load of many
 * visitors.
 */
const suggestionDelayLimit = 500

/**
 * A delay in whole milliseconds, from 0 up to, not including, 500.
 * @param random a number from 0 up to, not including, 1
 */
export function suggestionDelay(random: number): number {
  return Math.floor(random * suggestionDelayLimit)
}
