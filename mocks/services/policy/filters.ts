import type { QueryOf, Schema } from '../../../src/gateway/contract.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { declarationState } from './declarationState.ts'
import { normalise, relevance } from './relevance.ts'
import { validityOf, type Viewer } from './view.ts'

export type SearchQuery = QueryOf<'searchPolicies'>

/** Names of the filters of which several values can be chosen; each has a facet. */
export const facetNames = [
  'level',
  'department',
  'category',
  'supportMode',
  'enjoyMode',
  'declareState',
  'industry',
  'scale',
  'validity',
] as const satisfies (keyof Schema<'PolicyFacets'>)[]

export type FacetName = (typeof facetNames)[number]

/** The values that the query chooses; an empty list chooses all. Without a choice only policies in force are found. */
export function chosenValues(query: SearchQuery, name: FacetName): readonly string[] {
  return query[name] ?? (name === 'validity' ? ['EFFECTIVE'] : [])
}

/** The values under which the policy is found; undefined when it is found under every value. */
export function facetValues(policy: Readonly<PolicyRow>, name: FacetName, today: string): string[] | undefined {
  switch (name) {
    case 'level':
      return [policy.level]
    case 'department':
      return [policy.leadDept]
    case 'category':
      return [policy.category]
    case 'supportMode':
      return policy.supportMode
    case 'enjoyMode':
      return [policy.enjoyMode]
    case 'declareState':
      return statesOf(policy, today)
    case 'industry':
      return policy.applyTarget.industry.length === 0 ? undefined : policy.applyTarget.industry
    case 'scale':
      return policy.applyTarget.scale.length === 0 ? undefined : policy.applyTarget.scale
    case 'validity':
      return [validityOf(policy, today)]
    default:
      return name satisfies never
  }
}

export function isUnder(policy: Readonly<PolicyRow>, name: FacetName, values: readonly string[], today: string) {
  if (values.length === 0) return true
  return facetValues(policy, name, today)?.some((value) => values.includes(value)) ?? true
}

/** A policy that is about to end is still open. */
function statesOf(policy: Readonly<PolicyRow>, today: string): string[] {
  const state = declarationState(policy, today)
  return state === 'ENDING' ? ['ENDING', 'OPEN'] : [state]
}

/** Whether the policy meets what the query asks beside the facets and the words. */
export function meetsBounds(policy: Readonly<PolicyRow>, query: SearchQuery, { store }: Pick<Viewer, 'store'>) {
  const { publishFrom, publishTo, amountMin, policyTag, policyTagName } = query
  if (publishFrom !== undefined && policy.publishTime < publishFrom) return false
  if (publishTo !== undefined && policy.publishTime > publishTo) return false
  if (amountMin !== undefined && !((highestAmount(policy) ?? -1) >= amountMin)) return false
  if (policyTag !== undefined) return policy.tagIds.includes(policyTag)
  if (policyTagName === undefined) return true
  return policy.tagIds.some((id) => store.policyTags.get(id)?.tagName === policyTagName)
}

/** How well the policy fits keyword and associated word together; 0 when not, 1 when neither is given. */
export function wordScore(policy: Readonly<PolicyRow>, query: SearchQuery, { store }: Pick<Viewer, 'store'>): number {
  const known = query.associatedWordId === undefined ? undefined : store.policyWords.get(query.associatedWordId)
  const words = [query.keyword, known?.wordName ?? query.associatedWordName].filter((word) => word !== undefined)
  if (words.every((word) => normalise(word) === '')) return words.length === 0 ? 1 : 0
  const scores = words.map((word) => relevance(policy, word, store))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** The highest amount of the policy in 万元; undefined when it names none. */
export function highestAmount(policy: Readonly<PolicyRow>): number | undefined {
  const amounts = policy.amountList.flatMap(({ max, min, unit }) => {
    const amount = max ?? min
    return amount === null ? [] : [unit.startsWith('万元') ? amount : amount / 10_000]
  })
  return amounts.length === 0 ? undefined : Math.max(...amounts)
}
