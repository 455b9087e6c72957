import { categoryPages, searchCategory, type SearchCategory } from './category.ts'

/** One line under the search box: for a policy an associated word, else the name of a record. */
export interface Suggestion {
  id: string
  value: string
}

/** Where a search by keyword goes: the category's list page; without a keyword, the whole list. */
export function keywordTarget(category: SearchCategory, keyword: string): string {
  const { path, parameter } = categoryPages[category].list
  const text = keyword.trim()
  return text === '' ? path : `${path}?${parameter}=${encodeURIComponent(text)}`
}

/**
 * Where picking a suggestion goes: an associated word to the policy search with its name and id, a record to its page.
 * `undefined` when the suggestion is empty: picking it does nothing (§2.3).
 */
export function suggestionTarget(category: SearchCategory, suggestion: Suggestion): string | undefined {
  if (suggestion.value.trim() === '' || suggestion.id === '') return undefined
  const { detail } = categoryPages[category]
  if (detail !== undefined) return `${detail}?id=${encodeURIComponent(suggestion.id)}`
  const form = { associatedWordId: suggestion.id, associatedWordName: suggestion.value }
  return `${categoryPages[searchCategory.policy].list.path}?form=${encodeURIComponent(JSON.stringify(form))}`
}

/** The search parameters of the policy search for a tag (§1, §2.1). */
export function tagSearch({ tag, tagName }: { tag: string; tagName: string }) {
  return { form: { policyTag: tag, policyTagName: tagName } }
}
