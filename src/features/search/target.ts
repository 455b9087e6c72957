import { categoryPages, type SearchCategory } from './category.ts'

/** The target of a search by keyword: the category's list page; without a keyword, the whole list. */
export function keywordTarget(category: SearchCategory, keyword: string): string {
  const { path, parameter } = categoryPages[category].list
  const text = keyword.trim()
  return text === '' ? path : `${path}?${parameter}=${encodeURIComponent(text)}`
}

/** The search parameters of the policy search for a tag (§1, §2.1). */
export function tagSearch({ tag, tagName }: { tag: string; tagName: string }) {
  return { form: { policyTag: tag, policyTagName: tagName } }
}
