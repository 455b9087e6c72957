import type { Schema } from '#gateway/contract.ts'
import { policyLevelWords } from '#gateway/generated/words/PolicyLevel.ts'
import { policyCategoryWords } from '#gateway/generated/words/PolicyCategory.ts'
import type { Handlers } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import type { PolicyRow } from './policyRows.ts'
import { declarationState, isDeclarable } from './declarationState.ts'
import { findPolicy } from './detail.ts'
import { relevance } from './search/relevance.ts'
import { sortPolicies } from './sort.ts'
import { byNewest, effectivePolicies, toListItem, type Viewer } from './view.ts'

export const recommendHandlers = {
  listRecommendedPolicies: (context) => {
    const today = context.clock.today()
    const isAttractive = (policy: Readonly<PolicyRow>) => !['NONE', 'END'].includes(declarationState(policy, today))
    const ranked = sortPolicies(effectivePolicies(context), 'HOT', today)
    const first = ranked.filter(isAttractive)
    const rest = ranked.filter((policy) => !isAttractive(policy))
    return take([...first, ...rest], context.query.size, context)
  },

  listPolicyRecommendations: (context) => {
    const policy = findPolicy(context.store, context.path.id)
    const others = effectivePolicies(context).filter(({ id }) => id !== policy.id)
    const scores = new Map(others.map((other) => [other.id, likeness(policy, other)]))
    const similar = others.filter(({ id }) => (scores.get(id) ?? 0) > 0)
    return take(sortPolicies(similar, 'MATCH', context.clock.today(), scores), context.query.size, context)
  },

  listTodayDeclarations: (context) => {
    const today = context.clock.today()
    const open = effectivePolicies(context).filter((policy) => isDeclarable(declarationState(policy, today)))
    return pageOf(sortPolicies(open, 'END_SOON', today), context.query, (policy) => toListItem(policy, context))
  },

  listTalentPolicies: (context) => {
    const { store, query } = context
    const { keyword } = query
    const scores = keyword === undefined ? undefined : relevance(keyword, store)
    const found = effectivePolicies(context)
      .filter((policy) => isTalentPolicy(policy, store))
      .filter((policy) => scores?.has(policy.id) !== false)
    return pageOf(found.toSorted(byNewest), query, (policy) => toListItem(policy, context))
  },

  countPolicies: (context) => {
    const today = context.clock.today()
    const policies = effectivePolicies(context)
    const states = policies.map((policy) => declarationState(policy, today))
    const month = today.slice(0, 7)
    return {
      total: policies.length,
      declarable: states.filter(isDeclarable).length,
      ending: states.filter((state) => state === 'ENDING').length,
      notStarted: states.filter((state) => state === 'NOT_STARTED').length,
      noApply: states.filter((state) => state === 'NO_APPLY').length,
      newThisMonth: policies.filter(({ publishTime }) => publishTime.startsWith(month)).length,
      level: countBy(policies, 'level', policyLevelWords),
      category: countBy(policies, 'category', policyCategoryWords),
    }
  },
} satisfies Handlers

function take(policies: readonly Readonly<PolicyRow>[], size: number | undefined, viewer: Viewer) {
  return policies.slice(0, size ?? 10).map((policy) => toListItem(policy, viewer))
}

/** Shared tags count most, then the category, then the department. */
function likeness(a: Readonly<PolicyRow>, b: Readonly<PolicyRow>): number {
  const common = a.tagIds.filter((id) => b.tagIds.includes(id)).length
  return 3 * common + 2 * Number(a.category === b.category) + Number(a.leadDept === b.leadDept)
}

/** By its category, or by a tag about talent. */
export function isTalentPolicy({ category, tagIds }: Readonly<PolicyRow>, store: Store): boolean {
  return category === 'TALENT' || tagIds.some((id) => store.policyTags.get(id)?.tagName.includes('人才'))
}

function countBy<Name extends 'level' | 'category'>(
  policies: readonly Readonly<PolicyRow>[],
  name: Name,
  texts: Record<PolicyRow[Name], string>,
): Schema<'PolicyFacetOption'>[] {
  return Object.entries<string>(texts).flatMap(([value, label]) => {
    const count = policies.filter((policy) => policy[name] === value).length
    return count === 0 ? [] : [{ value, label, count }]
  })
}
