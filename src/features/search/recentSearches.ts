import { readDraft, writeDraft, type DraftKey } from '#ui/draft/store/draftStore.ts'
import type { SearchCategory } from './category.ts'

/** §9: records per search. */
export const suggestionsShown = 5

const keptFor = 30 * 24 * 60 * 60_000

/** Stored like drafts, in this browser only, and deleted on logout. */
const keyOf = (owner: string, category: SearchCategory): DraftKey => ({
  form: `searches:${category}`,
  owner,
  version: 1,
  keptFor,
})

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The recent searches, the latest first. */
export function recentSearches(storage: SearchStorage, owner: string, category: SearchCategory): string[] {
  return Object.values(readDraft(storage, keyOf(owner, category)) ?? {})
}

/** Adds a search to the recent ones; an empty one is ignored. */
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
  // Prefixed with a letter: objects order numeric keys first.
  writeDraft(
    storage,
    keyOf(owner, category),
    Object.fromEntries(searches.map((search, place) => [`s${place}`, search])),
  )
}

export function forgetRecentSearches(storage: SearchStorage, owner: string, category: SearchCategory): void {
  writeDraft(storage, keyOf(owner, category), {})
}
