import type { Schema } from '../../../src/gateway/contract.ts'
import { failFields, type Handlers } from '../../handler.ts'
import { pageOf } from '../../store/page.ts'
import type { PolicyRow } from '../../store/tables/policies.ts'
import { applyFacets } from './facets.ts'
import { meetsBounds, wordScores } from './filters.ts'
import { verifySignature } from './signature.ts'
import { sortPolicies } from './sort.ts'
import { effectivePolicies, shelf, toListItem } from './view.ts'

export const searchHandlers = {
  searchPolicies: (context) => {
    verifySignature(context)
    const { query, store, clock } = context
    const today = clock.today()
    refuseBackwardDates(query.publishFrom, query.publishTo)
    const scores = wordScores(query, context)
    const candidates = shelf(store).filter(
      (policy) => scores?.has(policy.id) !== false && meetsBounds(policy, query, context),
    )
    const { found, facets } = applyFacets(candidates, query, today)
    const sorted = sortPolicies(found, query.sort ?? 'MATCH', today, scores)
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

/** An empty choice is no restriction. */
function isAmong<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value)
}

function refuseBackwardDates(from: string | undefined, to: string | undefined) {
  if (from === undefined || to === undefined || from <= to) return
  failFields([{ errorMessage: '发布日期的开始不能晚于结束', field: 'query.publishFrom' }])
}
