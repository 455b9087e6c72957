import { match } from 'pinyin-pro'
import type { Handlers } from '#mocks/handler/handler.ts'
import * as fields from '#gateway/generated/fields/PolicyAssociation.ts'
import type { PolicyRow } from './policyRows.ts'
import { byNewest, effectivePolicies } from './view.ts'

export const suggestHandlers = {
  associatePolicyWords: (context) => {
    const { query, store } = context
    const { keyword } = query
    const words = store.policyWords
      .filter(({ wordName, synonyms }) => [wordName, ...synonyms].some((word) => hitIn(word, keyword) !== undefined))
      .map(({ id, wordName }) => ({ wordName, wordId: id, ...hit(wordName, keyword) }))
      .toSorted((a, b) => place(a.wordName, a.hit) - place(b.wordName, b.hit))
    const tags = store.policyTags
      .all()
      .flatMap(({ id, tagName, tagType }) => {
        const found = hitIn(tagName, keyword)
        return found === undefined ? [] : [{ tag: { tagId: id, tagName, tagType }, place: place(tagName, found) }]
      })
      .toSorted((a, b) => a.place - b.place)
    return {
      associateWords: words.slice(0, fields.associateWords.maxItems),
      tags: tags.slice(0, fields.tags.maxItems).map(({ tag }) => tag),
      policies: titles(effectivePolicies(context).toSorted(byNewest), keyword),
    }
  },
} satisfies Handlers

/** Stops after the first matching titles. */
function titles(policies: readonly Readonly<PolicyRow>[], keyword: string) {
  const found: { id: string; title: string; hit: string }[] = []
  for (const { id, title } of policies) {
    const part = hitIn(title, keyword)
    if (part !== undefined) found.push({ id, title, hit: part })
    if (found.length === fields.policies.maxItems) break
  }
  return found
}

function hit(name: string, keyword: string): { hit?: string } {
  const part = hitIn(name, keyword)
  return part === undefined ? {} : { hit: part }
}

/** The index of the typed text in the name. Names that match only by a synonym come last. */
function place(name: string, part: string | undefined): number {
  return part === undefined ? Number.MAX_SAFE_INTEGER : name.indexOf(part)
}

/** Latin letters may spell Chinese in pinyin. A single letter would match every fifth word. */
const spelling = /^[a-z]{2,}$/

/**
 * The part of a name that matches the typed text: the text itself, or its pinyin, in full or as initials (`zhineng`,
 * `znhgz`). Undefined when there is none.
 */
function hitIn(name: string, typed: string): string | undefined {
  const wanted = typed.normalize('NFKC').trim().toLowerCase()
  if (wanted === '') return undefined
  const start = name.toLowerCase().indexOf(wanted)
  if (start >= 0) return name.slice(start, start + wanted.length)
  // Input methods separate syllables with an apostrophe or a blank.
  const letters = wanted.replaceAll(/['’\s]/g, '')
  const places = spelling.test(letters) ? match(name, letters, { continuous: true }) : null
  const [first] = places ?? []
  return first === undefined ? undefined : name.slice(first, (places?.at(-1) ?? first) + 1)
}
