import type { QueryOf, Schema } from '#gateway/contract.ts'
import type { PolicyRow } from './policyRows.ts'
import { dayOf } from '#mocks/time/days.ts'
import { declarationState } from './declarationState.ts'
import { relevance } from './search/relevance.ts'
import { normalise } from './search/words.ts'
import { validityOf, type Viewer } from './view.ts'

export type SearchQuery = QueryOf<'searchPolicies'>

/** Names of the filters that accept several values. Each has a facet. */
export const facetNames = [
  'level',
  'department',
  'category',
  'supportMode',
  'amountRange',
  'enjoyMode',
  'declareState',
  'industry',
  'scale',
  'validity',
] as const satisfies (keyof Schema<'PolicyFacets'>)[]

export type FacetName = (typeof facetNames)[number]

/** The query's values. An empty list matches everything. Without the parameter, only policies in force are found. */
export function chosenValues(query: SearchQuery, name: FacetName): readonly string[] {
  return query[name] ?? (name === 'validity' ? ['EFFECTIVE'] : [])
}

/** The values that match the policy. Undefined when every value does. */
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
    case 'amountRange':
      return [amountRangeOf(policy)]
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

/** A policy that ends soon is still open. */
function statesOf(policy: Readonly<PolicyRow>, today: string): string[] {
  const state = declarationState(policy, today)
  return state === 'ENDING' ? ['ENDING', 'OPEN'] : [state]
}

/** Whether the query has conditions besides the facets and the words. */
export function hasBounds({ publishFrom, publishTo, amountMin, policyTag, policyTagName }: SearchQuery): boolean {
  return [publishFrom, publishTo, amountMin, policyTag, policyTagName].some((bound) => bound !== undefined)
}

/** Whether the policy matches the query's conditions besides the facets and the words. */
export function meetsBounds(policy: Readonly<PolicyRow>, query: SearchQuery, { store }: Pick<Viewer, 'store'>) {
  const { publishFrom, publishTo, amountMin, policyTag, policyTagName } = query
  const publishDay = dayOf(policy.publishTime)
  if (publishFrom !== undefined && publishDay < publishFrom) return false
  if (publishTo !== undefined && publishDay > publishTo) return false
  if (amountMin !== undefined && !((highestAmount(policy) ?? -1) >= amountMin)) return false
  if (policyTag !== undefined) return policy.tagIds.includes(policyTag)
  if (policyTagName === undefined) return true
  return policy.tagIds.some((id) => store.policyTags.get(id)?.tagName === policyTagName)
}

/**
 * How well policies match keyword and associated word together, by id. Undefined when neither is given. A policy that
 * does not match both has no score.
 */
export function wordScores(query: SearchQuery, { store }: Pick<Viewer, 'store'>): Map<string, number> | undefined {
  const known = query.associatedWordId === undefined ? undefined : store.policyWords.get(query.associatedWordId)
  const words = [query.keyword, known?.wordName ?? query.associatedWordName].filter((word) => word !== undefined)
  if (words.length === 0) return undefined
  const [first = new Map<string, number>(), ...others] = words
    .filter((word) => normalise(word) !== '')
    .map((word) => relevance(word, store))
  const together = [...first].filter(([id]) => others.every((scores) => scores.has(id)))
  return new Map(
    together.map(([id, score]) => [id, others.reduce((sum, scores) => sum + (scores.get(id) ?? 0), score)]),
  )
}

/** Lower bounds of the amount ranges in 万元, the highest first. Each range ends where the previous one begins. */
const amountRanges: readonly (readonly [from: number, range: Schema<'PolicyAmountRange'>])[] = [
  [500, 'FROM_500'],
  [100, 'FROM_100'],
  [50, 'FROM_50'],
  [10, 'FROM_10'],
  [0, 'BELOW_10'],
]

function amountRangeOf(policy: Readonly<PolicyRow>): Schema<'PolicyAmountRange'> {
  const amount = highestAmount(policy)
  return amountRanges.find(([from]) => amount !== undefined && amount >= from)?.[1] ?? 'UNSTATED'
}

/** The highest amount of the policy in 万元. Undefined when it states none. */
export function highestAmount(policy: Readonly<PolicyRow>): number | undefined {
  const amounts = policy.amountList.flatMap(({ max, min, unit }) => {
    const amount = max ?? min
    return amount === null ? [] : [unit.startsWith('万元') ? amount : amount / 10_000]
  })
  return amounts.length === 0 ? undefined : Math.max(...amounts)
}
