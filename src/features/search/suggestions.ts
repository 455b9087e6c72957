import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { Schema } from '#gateway/contract.ts'
import { gatewayOf } from '#gateway/query.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import { searchCategory, type SearchCategory } from './category.ts'
import { suggestionDelay } from './suggestionDelay.ts'
import type { Suggestion } from './target.ts'

/** §9: records per search. */
export const suggestionsShown = 5

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
    queryFn: ({ client, signal }) => suggest(gatewayOf(client), category, keyword, signal),
    enabled: keyword !== '',
    // While the next word is typed the last suggestions stay, but never those of another category.
    placeholderData: (previous, query) => (query?.queryKey[1] === category ? keepPreviousData(previous) : undefined),
  })
}

// Silent: the box itself tells of a failure, which keeps nobody from searching.
async function suggest(
  gateway: GatewayClient,
  category: SearchCategory,
  keyword: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  const options = { signal, silent: true }
  const paging = { current: 1, size: suggestionsShown }
  const page = { query: { name: keyword, ...paging } }
  if (category === searchCategory.policy) {
    const { associateWords, tags } = await call(gateway, 'associatePolicyWords', { query: { keyword } }, options)
    const words = associateWords.map(({ wordId, wordName }) => ({ id: wordId, value: wordName }))
    return { words: words.slice(0, suggestionsShown), tags }
  }
  const attracts = { query: { keyWord: keyword, ...paging } }
  const searches: Record<typeof category, () => Promise<readonly Titled[]>> = {
    [searchCategory.demand]: async () => (await call(gateway, 'listDemands', page, options)).records,
    [searchCategory.provider]: async () => {
      const { records } = await call(gateway, 'listFacilitators', page, options)
      return records.map(({ id, name }) => ({ id, title: name }))
    },
    [searchCategory.resource]: async () => (await call(gateway, 'listResources', page, options)).records,
    [searchCategory.attract]: async () => (await call(gateway, 'listAttracts', attracts, options)).records,
  }
  return titles(await searches[category]())
}

interface Titled {
  id: string
  title: string
}

function titles(records: readonly Titled[]): Suggestions {
  return { words: records.slice(0, suggestionsShown).map(({ id, title }) => ({ id, value: title })), tags: [] }
}
