import type { Schema } from '#gateway/contract.ts'
import { policySortWords } from '#gateway/generated/words/PolicySort.ts'
import { choiceParameter, dateParameter, pageParameter, searchSchema } from '#ui/list/listSearch.ts'
import { conditionFieldNames, isConditionValue, type ConditionField } from './conditions.ts'
import { decodeSearchForm, keywordParameter, type PolicySearchForm } from './searchForm.ts'

type PolicySort = Schema<'PolicySort'>

/** The search parameters of /policy/info; each filter has its values separated by commas, as in the contract. */
export interface PolicyInfoSearch extends Partial<Record<ConditionField, string | undefined>> {
  form?: PolicySearchForm | undefined
  keyword?: string | undefined
  /** yyyy-MM-dd */
  publishFrom?: string | undefined
  /** yyyy-MM-dd */
  publishTo?: string | undefined
  /** Only policies that may fit the member's enterprise; ignored for a visitor. */
  fitting?: true | undefined
  sort?: PolicySort | undefined
  /** From 1; left out on the first page. */
  current?: number | undefined
}

const readOthers = searchSchema({
  keyword: keywordParameter,
  publishFrom: dateParameter,
  publishTo: dateParameter,
  fitting: (raw) => (raw === true ? raw : undefined),
  sort: choiceParameter(policySortWords),
  current: (raw) => pageParameter(Number(raw)),
})

/**
 * Parses an address's parameters, so that every address gives a search. Invalid ones are explicitly undefined, because
 * the router merges the result into the raw parameters.
 */
export function readPolicyInfoSearch(raw: Record<string, unknown>): PolicyInfoSearch {
  const search: PolicyInfoSearch = { form: decodeSearchForm(raw['form']), ...readOthers(raw) }
  for (const field of conditionFieldNames) search[field] = readValues(field, raw[field])
  return search
}

/** The chosen values of a filter. */
export function valuesOf(search: PolicyInfoSearch, field: ConditionField): string[] {
  return search[field]?.split(',') ?? []
}

// A form without scripts repeats the parameter instead of joining its values; the router parses that as an array.
function readValues(field: ConditionField, raw: unknown): string | undefined {
  const parts = (Array.isArray(raw) ? raw : [raw]).flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
  const values = parts.map((part) => part.trim()).filter((part) => isConditionValue(field, part))
  return values.length === 0 ? undefined : [...new Set(values)].slice(0, 20).join(',')
}
