import { categoryPages, searchCategory, type SearchCategory } from './category.ts'
import type { Suggestion } from './suggestions.ts'

/** The page of one record, opened with `?id=`; a policy suggestion is a word, not a record. */
const detailPages: Partial<Record<SearchCategory, string>> = {
  2: '/qw/supply-demand/demand/detail',
  3: '/qw/supply-demand/provider/detail',
  4: '/qw/supply-demand/resource/detail',
  5: '/qw/attract/detail',
}

/**
 * Where picking a suggestion goes: an associated word to the policy search with its name and id, a record to its page.
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
export const policyTarget = (id: string) =>
  `${categoryPages[searchCategory.policy].list.path}/${encodeURIComponent(id)}`
