import * as z from 'zod'
import {
  conditionFieldNames,
  isConditionValue,
  sortLabels,
  type ConditionField,
  type PolicySort,
} from './conditions.ts'
import { decodeSearchForm, keywordSchema, type PolicySearchForm } from './searchForm.ts'

/** The search parameters of /policy/info; each filter holds its values joined by commas, as the contract sends them. */
export interface PolicyInfoSearch extends Partial<Record<ConditionField, string | undefined>> {
  form?: PolicySearchForm | undefined
  keyword?: string | undefined
  /** In 万元. */
  amountMin?: number | undefined
  /** yyyy-MM-dd */
  publishFrom?: string | undefined
  /** yyyy-MM-dd */
  publishTo?: string | undefined
  sort?: PolicySort | undefined
  /** From 1; left out on the first page. */
  current?: number | undefined
}

const numberOf = (min: number, max: number) => z.coerce.number().min(min).max(max).optional().catch(undefined)
const date = z.iso.date().optional().catch(undefined)

const othersSchema = z.object({
  keyword: keywordSchema,
  amountMin: numberOf(0.01, 999_999_999),
  publishFrom: date,
  publishTo: date,
  sort: z
    .enum(Object.keys(sortLabels) as [PolicySort, ...PolicySort[]])
    .optional()
    .catch(undefined),
  current: z.coerce.number().int().min(2).max(1_000_000).optional().catch(undefined),
})

/**
 * Reads an address's parameters, so that every address gives a search. What is wrong is there as undefined: the router
 * lays the result over the raw parameters.
 */
export function readPolicyInfoSearch(raw: Record<string, unknown>): PolicyInfoSearch {
  const search: PolicyInfoSearch = { form: decodeSearchForm(raw['form']), ...othersSchema.parse(raw) }
  for (const field of conditionFieldNames) search[field] = readValues(field, raw[field])
  return search
}

/** The chosen values of a filter. */
export function valuesOf(search: PolicyInfoSearch, field: ConditionField): string[] {
  return search[field]?.split(',') ?? []
}

// A form without script repeats the parameter instead of joining its values: the router reads that as an array.
function readValues(field: ConditionField, raw: unknown): string | undefined {
  const parts = (Array.isArray(raw) ? raw : [raw]).flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
  const values = parts.map((part) => part.trim()).filter((part) => isConditionValue(field, part))
  return values.length === 0 ? undefined : [...new Set(values)].slice(0, 20).join(',')
}
