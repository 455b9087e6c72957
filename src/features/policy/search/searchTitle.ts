import { keywordOf } from './policyQuery.ts'
import type { PolicyInfoSearch } from './policyInfoSearch.ts'

/** The words that were typed or picked: keyword, associated word and tag. */
export function searchedNames(search: PolicyInfoSearch): string[] {
  const names = [keywordOf(search), search.form?.associatedWordName, search.form?.policyTagName]
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** The heading of a search, with its words. */
export function searchTitle(search: PolicyInfoSearch): string {
  const names = searchedNames(search)
  return names.length === 0 ? '政策搜索' : `“${names.join(' ')}”的政策`
}
