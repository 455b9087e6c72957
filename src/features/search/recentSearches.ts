import { readDraft, writeDraft, type DraftKey } from '#ui/draft/draftStore.ts'
import type { SearchCategory } from './category.ts'
import { suggestionsShown } from './suggestionsShown.ts'

const keptFor = 30 * 24 * 60 * 60_000

/** Kept as a draft is, in this browser only: gone with the login they belong to. */
const keyOf = (owner: string, category: SearchCategory): DraftKey => ({
  form: `searches:${category}`,
  owner,
  version: 1,
  keptFor,
})

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was searched for lately, the last first. */
export function recentSearches(storage: SearchStorage, owner: string, category: SearchCategory): string[] {
  return Object.values(readDraft(storage, keyOf(owner, category)) ?? {})
}

/** Puts a search first among the last ones; an empty one is none. */
export function addRecentSearch(
  storage: SearchStorage,
  owner: string,
  category: SearchCategory,
  keyword: string,
): void {
  const text = keyword.trim()
  if (text === '') return
  const others = recentSearches(storage, owner, category).filter((other) => other !== text)
  const searches = [text, ...others].slice(0, suggestionsShown)
  // Named with a letter: an object puts names that are numbers first.
  writeDraft(
    storage,
    keyOf(owner, category),
    Object.fromEntries(searches.map((search, place) => [`s${place}`, search])),
  )
}

export function forgetRecentSearches(storage: SearchStorage, owner: string, category: SearchCategory): void {
  writeDraft(storage, keyOf(owner, category), {})
}
