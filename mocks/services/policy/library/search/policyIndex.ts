import MiniSearch from 'minisearch'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from '../policyRows.ts'
import { keyOf, termOf } from './termKey.ts'
import { indexTerms, normalise, type Synonyms } from './words.ts'

/** The searched texts of a policy. A hit in the title counts more than one in the text. */
interface SearchedText {
  id: string
  title: string
  tags: string
  summary: string
  text: string
  /** Frequent questions and their answers. Used by the robot, not by the search. */
  answers: string
}

const boost = { title: 8, tags: 5, summary: 3, text: 1, answers: 1 }
const searchedFields = ['title', 'tags', 'summary', 'text'] satisfies (keyof SearchedText)[]
const fields = [...searchedFields, 'answers'] as const satisfies (keyof SearchedText)[]

/** A single character matches every pair that begins with it, and Latin letters every word that begins with them. */
const isBeginning = (term: string) => term.length === 1 || /^[a-z]/.test(term)

/** A policy that was found, its score, and the matching terms. */
export interface Hit {
  id: string
  score: number
  terms: readonly string[]
}

const indexes = new WeakMap<Store, PolicyIndex>()

/** The up-to-date index of the store's policies. The first call builds what is missing. */
export function policyIndex(store: Store): PolicyIndex {
  const index = indexOf(store)
  index.update()
  return index
}

/** The longest time, in milliseconds, that a request may have to wait for a slice. */
const sliceMs = 10

/** Builds the index in idle time, so that the first search need not wait for it. */
export function buildPolicyIndexInIdleTime(store: Store): void {
  const build = () => {
    if (!indexOf(store).update(performance.now() + sliceMs)) setTimeout(build, 1).unref()
  }
  setTimeout(build, 1).unref()
}

function indexOf(store: Store): PolicyIndex {
  const known = indexes.get(store)
  if (known !== undefined && known.wordCount === store.policyWords.size) return known
  const index = new PolicyIndex(store)
  indexes.set(store, index)
  return index
}

/** A full-text index of the policies, kept in step with the store. */
class PolicyIndex {
  /** The synonyms of each known term. */
  readonly synonyms: Synonyms
  readonly wordCount: number
  readonly #store: Store
  #search: MiniSearch<SearchedText>
  readonly #texts = new Map<string, { row: Readonly<PolicyRow>; text: SearchedText }>()
  /** The table's version when the index was last complete. */
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
    this.wordCount = store.policyWords.size
    this.synonyms = synonymsOf(store)
    this.#search = this.#empty()
  }

  /**
   * Indexes what has changed since the last call (a changed row is a new object). Stops at `until`, by
   * performance.now(). Returns whether the index is complete.
   */
  update(until: number = Number.POSITIVE_INFINITY): boolean {
    const { policies } = this.#store
    if (this.#version === policies.version) return true
    this.#forget([...this.#texts.keys()].filter((id) => policies.get(id) === undefined))
    for (const row of policies.all()) {
      if (this.#texts.get(row.id)?.row === row) continue
      if (performance.now() > until) return false
      this.#take(row)
    }
    this.#version = policies.version
    return true
  }

  /** The policies that contain any of the terms, scored by the terms' weights. */
  find(weights: ReadonlyMap<string, number>): Hit[] {
    return this.#find(weights, searchedFields)
  }

  /** The same, including their frequent questions and answers. */
  findWithAnswers(weights: ReadonlyMap<string, number>): Hit[] {
    return this.#find(weights, fields)
  }

  #find(weights: ReadonlyMap<string, number>, among: readonly (keyof SearchedText)[]): Hit[] {
    if (weights.size === 0) return []
    const boostTerm = (key: string) => weights.get(termOf(key)) ?? 1
    return this.#search
      .search([...weights.keys()].join('\n'), { fields: [...among], boostTerm })
      .map(({ id, score, queryTerms }) => ({ id: String(id), score, terms: queryTerms.map(termOf) }))
  }

  #take(row: Readonly<PolicyRow>) {
    const known = this.#texts.get(row.id)
    const text = searchedText(row, this.#store)
    if (known !== undefined && fields.every((field) => known.text[field] === text[field])) {
      known.row = row
      return
    }
    if (known !== undefined) this.#search.discard(row.id)
    this.#search.add(text)
    this.#texts.set(row.id, { row, text })
  }

  #forget(gone: readonly string[]) {
    if (gone.length > this.#texts.size / 2) {
      this.#search = this.#empty()
      this.#texts.clear()
      return
    }
    for (const id of gone) {
      this.#search.discard(id)
      this.#texts.delete(id)
    }
  }

  #empty(): MiniSearch<SearchedText> {
    const knownTerms = [...this.synonyms.keys()]
    // Some thousand terms, each of which occurs in many policies.
    const keys = new Map<string, string>()
    return new MiniSearch<SearchedText>({
      fields: [...fields],
      tokenize: (text) => indexTerms(text, knownTerms),
      processTerm: (term) => {
        const key = keys.get(term) ?? keyOf(term)
        keys.set(term, key)
        return key
      },
      searchOptions: {
        boost,
        prefix: (key) => isBeginning(termOf(key)),
        tokenize: (terms) => terms.split('\n'),
        processTerm: keyOf,
      },
    })
  }
}

export type { PolicyIndex }

function synonymsOf(store: Store): Synonyms {
  const synonyms = new Map<string, Set<string>>()
  for (const { wordName, synonyms: others } of store.policyWords.all()) {
    const group = [wordName, ...others].map(normalise)
    for (const term of group) {
      const known = synonyms.get(term) ?? new Set()
      synonyms.set(term, known)
      for (const other of group) if (other !== term) known.add(other)
    }
  }
  return synonyms
}

function searchedText(policy: Readonly<PolicyRow>, store: Store): SearchedText {
  const { id, title, summary, resultDesc, targetDesc, issueDept, docNo = '', clauses, qa } = policy
  return {
    id,
    title,
    tags: policy.tagIds.map((tagId) => store.policyTags.get(tagId)?.tagName ?? '').join(' '),
    summary: `${summary} ${resultDesc} ${targetDesc}`,
    // The last clause is the same for all policies: it says that they are a demonstration.
    text: `${issueDept.join(' ')} ${docNo} ${clauses
      .slice(0, -1)
      .map((clause) => `${clause.title} ${clause.text}`)
      .join(' ')}`,
    answers: qa.map(({ q, a }) => `${q} ${a}`).join(' '),
  }
}
