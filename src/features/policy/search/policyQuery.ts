import type { QueryOf } from '#gateway/contract.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { conditionFieldNames } from './conditions.ts'
import { valuesOf, type PolicyInfoSearch } from './policyInfoSearch.ts'

/** Policies per page. */
export const policiesPerPage = 10

/** The active keyword: from the form object, else the plain parameter; both give the same search (2.3-46). */
export function keywordOf(search: PolicyInfoSearch): string | undefined {
  return search.form?.keyword ?? search.keyword
}

/** The words to highlight in the results. */
export function searchedWord(search: PolicyInfoSearch): string | undefined {
  return keywordOf(search) ?? search.form?.associatedWordName
}

/** The gateway's parameters for a search. */
export function policyQueryOf(search: PolicyInfoSearch): QueryOf<'searchPolicies'> {
  const { form, publishFrom, publishTo, fitting, sort, current } = search
  const query: Record<string, unknown> = { ...form, keyword: keywordOf(search) }
  for (const field of conditionFieldNames) {
    const values = valuesOf(search, field)
    if (values.length > 0) query[field] = values
  }
  Object.assign(query, { publishFrom, publishTo, fitting, sort, current: current ?? 1, size: policiesPerPage })
  // The values were checked against the contract's lists when the address was parsed.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The same search for a visitor, who has no enterprise. */
export const visitorsSearch = (search: PolicyInfoSearch): PolicyInfoSearch => ({ ...search, fitting: undefined })

/** The signed search (§7). */
export const policySearchQuery = (search: PolicyInfoSearch) =>
  gatewayQuery('searchPolicies', { query: policyQueryOf(search) })
