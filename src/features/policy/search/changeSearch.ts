import type { ConditionField } from './conditions.ts'
import { valuesOf, type PolicyInfoSearch } from './policyInfoSearch.ts'

type Single = 'publishFrom' | 'publishTo' | 'sort'

// Every change of the search starts again at the first page.
const firstPage = { current: undefined }

/** The search with one value of a filter toggled. */
export function toggleValue(search: PolicyInfoSearch, field: ConditionField, value: string): PolicyInfoSearch {
  const chosen = valuesOf(search, field)
  if (chosen.includes(value)) return withoutValue(search, field, value)
  return { ...search, ...firstPage, [field]: [...chosen, value].join(',') }
}

/** The search without one value of a filter. */
export function withoutValue(search: PolicyInfoSearch, field: ConditionField, value: string): PolicyInfoSearch {
  const rest = valuesOf(search, field).filter((other) => other !== value)
  return { ...search, ...firstPage, [field]: rest.join(',') || undefined }
}

/** The search with a single-valued condition set, or removed when undefined. */
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

/** The search without the words typed or picked in the search box; filters stay. */
export function withoutWords(search: PolicyInfoSearch): PolicyInfoSearch {
  return { ...search, ...firstPage, form: undefined, keyword: undefined }
}

/** Only the words that were typed or picked, without filters and sorting. */
export function withoutConditions({ form, keyword }: PolicyInfoSearch): PolicyInfoSearch {
  return { form, keyword }
}
