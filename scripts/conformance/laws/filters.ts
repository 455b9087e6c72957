import { resolve } from '#compiler/document.ts'
import type { ListLaws, Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { valuesAt, type FullSchema } from '../schema.ts'

/** One value of one filter, and how records are compared with it. */
export interface Filter {
  name: string
  field: string
  operator: string
  value: unknown
  isList: boolean
  wider: readonly unknown[]
  /** It filters out more than it states. */
  isPartial: boolean
  /** A limit that finds records without the field, too. */
  isOpen: boolean
}

/** Values that the requested one includes besides itself. */
export function widerOf(law: NonNullable<ListLaws['filters']>[string] | undefined, value: unknown): unknown[] {
  if (typeof law !== 'object' || law === null) return []
  return law.widens?.[String(value)] ?? []
}

export function compare(operator: string, own: unknown, asked: unknown, wider: readonly unknown[]): boolean {
  if (operator === 'around') return String(asked).startsWith(String(own).replace(/(00)+$/, ''))
  if (operator === 'under') return String(own).startsWith(String(asked).replace(/(00)+$/, ''))
  if (operator === '>=') return inUnitOf(asked, own) >= (asked as number)
  if (operator === '<=') return inUnitOf(asked, own) <= (asked as number)
  return own === asked || wider.includes(own)
}

/** Whether the record matches the filter in one of its values. */
export function fitsFilter(record: Record<string, unknown>, { field, operator, value, wider }: Filter): boolean {
  const own = valuesAt(record, `/${field}`).flat()
  if (operator === 'absent') return own.length === 0
  if (operator === 'around' && own.length === 0) return true
  return own.some((each) => compare(operator, each, value, wider))
}

/** The parameter with the value, as the list takes it. */
export function askedFor({ name, value, isList }: Pick<Filter, 'name' | 'value' | 'isList'>): Record<string, unknown> {
  return { [name]: isList ? [value] : value }
}

/** Whether a record that does not show the field does not match either. */
export function isExact(operator: string): boolean {
  return !['>=', '<='].includes(operator)
}

/** Whether a record matches, where that can be seen. A limit may or may not find records without the field. */
export function fitsOf(filter: Filter): ((record: Record<string, unknown>) => boolean) | undefined {
  return isExact(filter.operator) && !filter.isPartial ? (record) => fitsFilter(record, filter) : undefined
}

/** A limit that is a day includes the whole day: only the day of a moment is compared with it. */
function inUnitOf(asked: unknown, own: unknown): number {
  return (typeof asked === 'string' && typeof own === 'string' ? own.slice(0, asked.length) : own) as number
}

/** Whether this operation's records have the field, so that a filter with its name refers to it. */
export function isFieldOf(run: Run, operation: Operation, field: string): boolean {
  const [media] = Object.values(operation.responses['200']?.content ?? {})
  const [success] = media?.schema?.oneOf ?? []
  let schema: FullSchema | undefined = success?.properties?.['data']
  for (const key of (operation.laws.list?.records ?? '/records/*').split('/').filter(Boolean)) {
    if (schema === undefined) return false
    const full = resolve(run.document, schema)
    schema = key === '*' ? full.items : full.properties?.[key]
  }
  return schema !== undefined && resolve(run.document, schema).properties?.[field] !== undefined
}

/** Limits worth trying: in the middle and at the ends of the shown values. `schema` is the parameter's. */
export function candidatesOf(shown: readonly unknown[], schema: FullSchema, allowed: readonly unknown[] | undefined) {
  if (allowed !== undefined) return [...allowed]
  const taken = schema.format === 'date' ? shown.map((each) => String(each).slice(0, 'yyyy-MM-dd'.length)) : shown
  const sorted = taken.toSorted((a, b) => ((a as number) < (b as number) ? -1 : 1))
  return [...new Set([sorted[Math.floor(sorted.length / 2)], sorted.at(-1), sorted[0]])]
}
