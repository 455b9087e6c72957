import { member } from '../gateway/exchange.ts'
import type { FullSchema } from '../schema.ts'

/** Which entries a value is taken from (`x-entry-of`). */
export interface EntryRule {
  /** The entries' values, as the contract names them. */
  in: string
  /** The source of the entries, and the field in which each has its value. The entries themselves may be the values. */
  list: string
  key: string | undefined
  /** Of a list of records, the field with the value. */
  each: string | undefined
  /** By field of such a record, the field of the entry that it shows. */
  as: Record<string, string>
  /** Values that are in no entry. */
  or: readonly unknown[]
  /** Of a text with several values, what stands between them. */
  separator: string | undefined
}

interface Stated {
  in: string
  each?: string
  as?: Record<string, string>
  or?: unknown[]
  separator?: string
}

export function ruleOf(schema: FullSchema): EntryRule | undefined {
  const { 'x-entry-of': stated } = schema as FullSchema & { 'x-entry-of'?: string | Stated }
  if (stated === undefined) return undefined
  const { in: source, each, as = {}, or = [], separator } = typeof stated === 'string' ? { in: stated } : stated
  const [, list = source, key] = /^(.+\*)\/(\w+)$/.exec(source) ?? []
  return { in: source, list, key, each, as, or, separator }
}

interface Code {
  value: string
  record: unknown
}

/** The codes that a value of a reply has: itself, the parts of its text, or one for each record. */
export function codesIn({ each, separator }: EntryRule, shown: unknown): Code[] {
  const records = each === undefined ? [shown] : Array.isArray(shown) ? (shown as unknown[]) : []
  return records.flatMap((record) => {
    const code = each === undefined ? record : member(record, each)
    if (typeof code !== 'string') return []
    const values = separator === undefined ? [code] : code.split(separator).filter(() => code !== '')
    return values.map((value) => ({ value, record }))
  })
}

export function isEntry({ key, as, or }: EntryRule, { value, record }: Code, entries: readonly unknown[]): boolean {
  if (or.includes(value)) return true
  const own = entries.filter((entry) => (key === undefined ? entry : member(entry, key)) === value)
  return own.some((entry) => Object.entries(as).every(([field, name]) => member(entry, name) === member(record, field)))
}
