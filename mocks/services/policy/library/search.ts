import { TypedFastBitSet } from 'typedfastbitset'
import type { Schema } from '#gateway/contract.ts'
import { type HandlerContext, type Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { PolicyRow } from './policyRows.ts'
import { applyFacets } from './facets.ts'
import { hasBounds, meetsBounds, wordScores } from './filters.ts'
import { matchPolicy, mayFit } from '../match/matchPolicy.ts'
import { searchShelf, type SearchShelf } from './search/searchShelf.ts'
import { verifySignature } from './signature.ts'
import { sortPolicies } from './sort.ts'
import { effectivePolicies, factsOf, toListItem } from './view.ts'

export const searchHandlers = {
  searchPolicies: (context) => {
    verifySignature(context)
    const { query, store, clock } = context
    const today = clock.today()
    const scores = wordScores(query, context)
    const sort = query.sort ?? 'MATCH'
    const policies = searchShelf(store, today)
    const { found, facets } = applyFacets(
      policies,
      fitting(policies, candidates(policies, scores, context), context),
      query,
    )
    const places = policies.inOrder(sort).filter((place) => found.has(place))
    const inOrder = places.flatMap((place) => policies.policies[place] ?? [])
    const sorted = sort === 'MATCH' && scores !== undefined ? sortPolicies(inOrder, sort, today, scores) : inOrder
    return { ...pageOf(sorted, query, (policy) => toListItem(policy, context)), facets }
  },

  listPolicies: (context) => {
    const { level = [], category = [], department = [], sort = 'NEW' } = context.query
    const found = effectivePolicies(context).filter(
      (policy) =>
        isAmong(level, policy.level) && isAmong(category, policy.category) && isAmong(department, policy.leadDept),
    )
    const sorted = sortPolicies(found, sort, context.clock.today())
    return pageOf<Readonly<PolicyRow>, Schema<'PolicyListItem'>>(sorted, context.query, (policy) =>
      toListItem(policy, context),
    )
  },
} satisfies Handlers

/** The indexes of the policies that match everything but the facets. */
function candidates(
  policies: SearchShelf,
  scores: ReadonlyMap<string, number> | undefined,
  { query, store }: HandlerContext<'searchPolicies'>,
): TypedFastBitSet {
  const places = new TypedFastBitSet()
  if (scores === undefined && !hasBounds(query)) {
    places.addRange(0, policies.policies.length)
    return places
  }
  for (const id of scores?.keys() ?? policies.policies.map((policy) => policy.id)) {
    const place = policies.placeOf(id)
    const policy = place === undefined ? undefined : policies.policies[place]
    if (place !== undefined && policy !== undefined && meetsBounds(policy, query, { store })) places.add(place)
  }
  return places
}

/**
 * Those of these indexes whose policies may fit the member's enterprise. All of them unless the query asks for a match.
 */
function fitting(
  policies: SearchShelf,
  places: TypedFastBitSet,
  context: HandlerContext<'searchPolicies'>,
): TypedFastBitSet {
  if (context.query.fitting !== true) return places
  const facts = factsOf(context)
  const fits = (policy: Readonly<PolicyRow> | undefined) =>
    policy !== undefined && facts !== undefined && mayFit(matchPolicy(policy, facts))
  return new TypedFastBitSet(places.array().filter((place) => fits(policies.policies[place])))
}

/** An empty selection does not restrict anything. */
function isAmong<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value)
}
