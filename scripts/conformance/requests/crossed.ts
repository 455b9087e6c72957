import type { FullSchema } from '../schema.ts'

type Fields = Record<string, unknown>

/** A value that contradicts another one, or the day on which it is sent. */
export interface Crossed {
  name: string
  fault: string
  /** The wrong field. */
  field: string
  /** Its value, and those of the fields that it is compared with. */
  values: Fields
}

const msPerDay = 86_400_000
/** A gateway uses the day in China. */
const chinaIsAheadMs = 8 * 3_600_000

/** The later of two fields (`x-order`) gets a lower value than the earlier one. Both must be present. */
export function misordered(lists: unknown, given: Fields): Crossed[] {
  return pairsOf(lists).flatMap(([low, high]) => {
    const [least, most] = [given[low], given[high]]
    if (typeof least === 'number' && typeof most === 'number')
      return crossed(low, high, Math.max(least, most) + 1, Math.max(least, most))
    if (typeof least !== 'string' || typeof most !== 'string') return []
    // The day before the other field's stands for all earlier days.
    const before = dayAway(least.slice(0, 10), -1)
    return before === undefined || most.length !== 10 ? [] : crossed(low, high, least, before)
  })
}

interface Condition {
  when: Record<string, unknown[]>
  fields: string[]
}

/**
 * The same for a pair that a form needs under a condition only (`x-required-when`), which is not fulfilled: it is, and
 * both get a number.
 */
export function misorderedOnCondition(lists: unknown, conditions: unknown, given: Fields): Crossed[] {
  const rules = Array.isArray(conditions) ? (conditions as Condition[]) : []
  return pairsOf(lists).flatMap(([low, high]) => {
    const rule = rules.find(({ fields }) => fields.includes(low) && fields.includes(high))
    if (rule === undefined || (low in given && high in given)) return []
    const fulfilled = Object.fromEntries(Object.entries(rule.when).map(([name, [value]]) => [name, value]))
    return misordered([[low, high]], { [low]: 1, [high]: 2 }).map((each) => ({
      ...each,
      values: { ...fulfilled, ...each.values },
    }))
  })
}

/** Values for parameters that must not contradict each other. Valid requests do not need these parameters. */
export function inOrder(lists: unknown, schemas: Record<string, FullSchema>): Fields {
  const names = [...new Set(pairsOf(lists).flat())]
  return Object.fromEntries(
    names.map((name) => [
      name,
      schemas[name]?.type === 'string' ? '2026-01-05' : Math.max(schemas[name]?.minimum ?? 0, 1),
    ]),
  )
}

function crossed(low: string, high: string, first: unknown, second: unknown): Crossed[] {
  return [{ name: 'order', fault: `小于（早于）${low}`, field: high, values: { [low]: first, [high]: second } }]
}

function pairsOf(lists: unknown): [string, string][] {
  return (Array.isArray(lists) ? (lists as string[][]) : []).flatMap((names) =>
    names.slice(1).map((name, index): [string, string] => [names[index] ?? '', name]),
  )
}

/** Days and years that are too near or too far (`x-ahead`), for the fields that are present. */
export function misdated(properties: Record<string, FullSchema & { 'x-ahead'?: Ahead }>, given: Fields): Crossed[] {
  return Object.entries(properties).flatMap(([field, property]) => {
    const { 'x-ahead': ahead } = property
    const value = given[field]
    if (ahead === undefined || (typeof value !== 'string' && typeof value !== 'number')) return []
    return [
      ...(ahead.minimum === undefined ? [] : [at(field, value, ahead.minimum - 1, '太早')]),
      ...(ahead.maximum === undefined
        ? []
        : [at(field, value, ahead.maximum + (typeof value === 'number' ? 1 : 2), '太晚')]),
    ]
  })
}

interface Ahead {
  minimum?: number
  maximum?: number
}

function at(field: string, value: string | number, distance: number, fault: string): Crossed {
  const today = new Date(Date.now() + chinaIsAheadMs).toISOString().slice(0, 10)
  const wrong = typeof value === 'number' ? Number(today.slice(0, 4)) + distance : dayAway(today, distance)
  return { name: 'ahead', fault, field, values: { [field]: wrong } }
}

function dayAway(day: string, distance: number): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(time + distance * msPerDay).toISOString().slice(0, 10)
}
