import { call } from '#gateway/call.ts'
import type { GatewayClient } from '#gateway/client.ts'
import { searchCategory, type SearchCategory } from './category.ts'
import type { Suggestions } from './suggestions.ts'

/** §9: records per search. */
export const suggestionsShown = 5

/** Silent: the box itself tells of a failure, which keeps nobody from searching. */
export async function suggest(
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
