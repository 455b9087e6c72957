import type { QueryClient } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import type { DataOf } from '#gateway/contract.ts'
import { gatewayOf, gatewayQuery } from '#gateway/query.ts'
import { categoryPages, searchCategory, type SearchCategory } from './category.ts'
import { addRecentSearch, forgetRecentSearches, recentSearches, suggestionsShown } from './recentSearches.ts'
import type { Found, Suggestion } from './suggestions.ts'
import { keywordTarget } from './target.ts'

/** Minimum room for titles beside words; more when there are fewer words. */
const fewestTitles = 2

/** Suggestions for the keyword. Silent: the box itself shows a failure, which does not prevent a search. */
export async function suggest(
  gateway: GatewayClient,
  category: SearchCategory,
  keyword: string,
  signal: AbortSignal,
): Promise<Found> {
  const options = { signal, silent: true }
  const paging = { current: 1, size: suggestionsShown }
  const page = { query: { name: keyword, ...paging } }
  if (category === searchCategory.policy) {
    const found = await call(gateway, 'associatePolicyWords', { query: { keyword } }, options)
    return { words: policySuggestions(found), tags: found.tags }
  }
  const attracts = { query: { keyWord: keyword, ...paging } }
  const searches: Record<typeof category, () => Promise<readonly Titled[]>> = {
    [searchCategory.demand]: async () => (await call(gateway, 'listDemands', page, options)).records,
    [searchCategory.facilitator]: async () => {
      const { records } = await call(gateway, 'listFacilitators', page, options)
      return records.map(({ id, name }) => ({ id, title: name }))
    },
    [searchCategory.resource]: async () => (await call(gateway, 'listResources', page, options)).records,
    [searchCategory.attract]: async () => (await call(gateway, 'listAttracts', attracts, options)).records,
  }
  const records = (await searches[category]()).slice(0, suggestionsShown)
  return {
    words: records.map(({ id, title }) => leading(category, { id, value: title, hit: keyword })),
    tags: [],
  }
}

interface Titled {
  id: string
  title: string
}

/** Words first, then titles of policies: five in all. */
export function policySuggestions({
  associateWords,
  policies,
}: Pick<DataOf<'associatePolicyWords'>, 'associateWords' | 'policies'>): Suggestion[] {
  const titles = Math.max(suggestionsShown - associateWords.length, Math.min(fewestTitles, policies.length))
  const words = associateWords
    .slice(0, suggestionsShown - titles)
    .map(({ wordId, wordName, hit }) => leading(searchCategory.policy, { id: wordId, value: wordName, ...hitOf(hit) }))
  const records = policies
    .slice(0, titles)
    .map(({ id, title, hit }) => ({ id, value: title, ...hitOf(hit), href: policyTarget(id), newTab: true }))
  return [...words, ...records]
}

const hitOf = (hit: string | undefined) => (hit === undefined ? {} : { hit })

function leading(category: SearchCategory, suggestion: Suggestion): Suggestion {
  const href = suggestionTarget(category, suggestion)
  return href === undefined ? suggestion : { ...suggestion, href }
}

const ownerOf = (client: QueryClient) => gatewayOf(client).environment.session.state().user?.id ?? 'visitor'

/** This reader's recent searches, and popular ones; the latter are omitted if they cannot be loaded. */
export async function recent(client: QueryClient, category: SearchCategory): Promise<Found> {
  const words = recentSearches(localStorage, ownerOf(client), category).map((value) => ({
    id: `recent-${value}`,
    value,
    href: keywordTarget(category, value),
  }))
  const hot = category === searchCategory.policy ? await hotTags(client) : []
  return {
    words,
    tags: hot.slice(0, suggestionsShown).map(({ tag, tagName }) => ({ tagId: tag, tagName })),
  }
}

/** Those already on the page, otherwise fetched. */
function hotTags(client: QueryClient): Promise<DataOf<'queryHotTags'>> {
  return client.ensureQueryData(gatewayQuery('queryHotTags', {})).catch(() => [])
}

/** Remembers a search for the next time the box is used. */
export function remember(client: QueryClient, category: SearchCategory, keyword: string): void {
  addRecentSearch(localStorage, ownerOf(client), category, keyword)
}

export async function forget(client: QueryClient, category: SearchCategory): Promise<void> {
  forgetRecentSearches(localStorage, ownerOf(client), category)
  await client.invalidateQueries({ queryKey: ['suggestions', category, ''] })
}

/** The page of one record, opened with `?id=`; a policy suggestion is a word and not a record. */
const detailPages: Partial<Record<SearchCategory, string>> = {
  2: '/qw/supply-demand/demand/detail',
  3: '/qw/supply-demand/provider/detail',
  4: '/qw/supply-demand/resource/detail',
  5: '/qw/attract/detail',
}

/**
 * The target of a suggestion: for an associated word the policy search with its name and id, for a record its page.
 * `undefined` when the suggestion is empty: picking it does nothing (§2.3).
 */
export function suggestionTarget(category: SearchCategory, suggestion: Suggestion): string | undefined {
  if (suggestion.value.trim() === '' || suggestion.id === '') return undefined
  const detail = detailPages[category]
  if (detail !== undefined) return `${detail}?id=${encodeURIComponent(suggestion.id)}`
  const form = { associatedWordId: suggestion.id, associatedWordName: suggestion.value }
  return `${categoryPages[searchCategory.policy].list.path}?form=${encodeURIComponent(JSON.stringify(form))}`
}

/** A policy's own page, for a suggestion that names it. */
const policyTarget = (id: string) => `${categoryPages[searchCategory.policy].list.path}/${encodeURIComponent(id)}`
