import type { ConditionField } from './conditions.ts'
import { valuesOf, type PolicyInfoSearch } from './policyInfoSearch.ts'

type Single = 'publishFrom' | 'publishTo' | 'sort'

// Every change of what is searched starts again at the first page.
const firstPage = { current: undefined }

/** The search with one value of a filter chosen, or given up if it was chosen. */
export function toggleValue(search: PolicyInfoSearch, field: ConditionField, value: string): PolicyInfoSearch {
  const chosen = valuesOf(search, field)
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...search, ...firstPage, [field]: next.length === 0 ? undefined : next.join(',') }
}

/** The search with a single-valued condition set, or given up when undefined. */
export function setCondition<Name extends Single>(
  search: PolicyInfoSearch,
  name: Name,
  value: PolicyInfoSearch[Name],
): PolicyInfoSearch {
  return { ...search, ...firstPage, [name]: value }
}

/** The search on another page, from 1. */
export function setPage(search: PolicyInfoSearch, page: number): PolicyInfoSearch {
  return { ...search, current: page === 1 ? undefined : page }
}

/** The search without what was typed or picked in the search box; filters stay. */
export function withoutWords(search: PolicyInfoSearch): PolicyInfoSearch {
  return { ...search, ...firstPage, form: undefined, keyword: undefined }
}

/** Only what was typed or picked; filters and sorting are given up. */
export function withoutConditions({ form, keyword }: PolicyInfoSearch): PolicyInfoSearch {
  return { form, keyword }
}
