import type { Handlers } from '#mocks/handler.ts'
import * as fields from '#gateway/generated/fields/PolicyAssociation.ts'
import { normalise } from './search/words.ts'

export const suggestHandlers = {
  associatePolicyWords: ({ query, store }) => {
    const typed = normalise(query.keyword)
    if (typed === '') return { associateWords: [], tags: [] }
    const words = store.policyWords
      .filter(({ wordName, synonyms }) => [wordName, ...synonyms].some((word) => normalise(word).includes(typed)))
      .toSorted((a, b) => place(a.wordName, typed) - place(b.wordName, typed))
    const tags = store.policyTags
      .filter(({ tagName }) => normalise(tagName).includes(typed))
      .toSorted((a, b) => place(a.tagName, typed) - place(b.tagName, typed))
    return {
      associateWords: words
        .slice(0, fields.associateWords.maxItems)
        .map(({ id, wordName }) => ({ wordName, wordId: id })),
      tags: tags.slice(0, fields.tags.maxItems).map(({ id, tagName, tagType }) => ({ tagId: id, tagName, tagType })),
    }
  },

  queryHotTags: ({ store }) =>
    store.policyTags
      .all()
      .flatMap(({ id, tagName, heat }) => (heat === undefined ? [] : [{ tagName, tag: id, count: heat }]))
      .toSorted((a, b) => b.count - a.count),
} satisfies Handlers

/** Where the typed text stands in the name; names that only a synonym brought in come last. */
function place(name: string, typed: string): number {
  const index = normalise(name).indexOf(typed)
  return index === -1 ? Number.MAX_SAFE_INTEGER : index
}
