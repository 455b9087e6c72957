import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, valuesAt, walk, type FullSchema, type Node } from '../schema.ts'
import { keyedFields } from '../shown.ts'

/** Clocks differ a little, and a reply may be some minutes old. */
const toleranceMs = 10 * 60_000
const msPerDay = 86_400_000
const chinaIsAheadMs = 8 * 3_600_000

/** The state of a record follows from the moment: each state lasts from one field of the record to another. */
interface Phases {
  /** The pointer of the state. */
  field: string
  /**
   * By state, the fields of its first and last moment, or null; `<` and `>` leave the field's own moment out, `-7` means
   * seven days before it.
   */
  from: Record<string, [string | null, string | null]>
}

interface TimedSchema extends FullSchema {
  'x-phases'?: Phases
  'x-terms'?: Record<string, { days?: number; after?: string }>
}

/** Days from now to the other field's date: after it `over`, or no value. */
interface DaysLeft {
  to: string
  over?: number
}

/** Moments at which something has happened. */
const past = /^(?:create|update|publish|reply|view|submit|audit|finish|bind)Time$|^generatedAt$/

/**
 * Nothing happened in the future, states and days left follow from the moment, and what is kept for a time is not kept
 * longer.
 */
export function judgeTimes(run: Run, exchange: Exchange): void {
  const { operation, method } = exchange.question
  const schema = envelopeData(operation)
  if (schema === undefined || method !== undefined || exchange.status !== 200) return
  if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return
  const sent = Date.parse(exchange.headers.get('date') ?? '') || Date.now()
  const moments = [sent - toleranceMs, sent, sent + toleranceMs].map(chinaTime)
  const report = (at: string, rule: string, expected: string, part: unknown) =>
    run.report({
      operationId: operation.operationId,
      kind: 'text',
      rule: `${rule} ${at}`,
      expected: `${at} ${expected}`,
      actual: `实际是 ${JSON.stringify(part).slice(0, 120)}，应答的时刻是 ${moments[1]}`,
      at: `/data${at}`,
      part,
      clause: conventionClause('values'),
      exchange,
    })
  const data = member(exchange.json, 'data')
  walk(run.document, { value: data, schema, names: [], at: '' }, ({ value, schema: own, at }: Node) => {
    const { 'x-until': until } = own as FullSchema & { 'x-until'?: string }
    if (Array.isArray(value) && until !== undefined && !moments.some((now) => isLast(value.at(-1), until, now)))
      report(at, 'until', `的最后一项的 ${until} 是今天或今年`, value.at(-1))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const record = value as Record<string, unknown>
    const { 'x-phases': phases, 'x-terms': terms } = own as TimedSchema
    for (const [name, moment] of Object.entries(record))
      if (past.test(name) && typeof moment === 'string' && moment > (moments[2] ?? '').slice(0, moment.length))
        report(`${at}/${name}`, 'future', '是已经过去的时刻', moment)
    const state = phases === undefined ? undefined : valuesAt(record, `/${phases.field}`)[0]
    const span = phases?.from[String(state)]
    if (span !== undefined && !moments.some((now) => isWithin(record, span, now)))
      report(at, 'phase', `的 ${phases?.field} 由时间得出，${String(state)} 在 ${span.join(' 至 ')} 之间`, record)
    for (const [name] of keyedFields(own, 'x-open')) {
      const end = record[name]
      if (typeof end === 'string' && end < (moments[0] ?? '').slice(0, end.length))
        report(`${at}/${name}`, 'over', '是还没有过去的时刻，过去之后没有值', end)
    }
    for (const [name, property] of keyedFields(own, 'x-days-left')) {
      const left = property['x-days-left'] as DaysLeft
      if (own.properties?.[left.to] === undefined) continue
      const wanted = moments.map((now) => daysLeft(record[left.to], left, now))
      const given = record[name] ?? undefined
      if (!wanted.some((days) => days === given || (given === undefined && days !== left.over)))
        report(`${at}/${name}`, 'days left', `为距 ${left.to} 的天数，应为 ${String(wanted[1] ?? '没有')}`, record)
    }
    const { days, after } = terms?.['kept'] ?? {}
    const kept = after === undefined ? undefined : record[after]
    if (days !== undefined && typeof kept === 'string' && kept < chinaTime(sent - (days + 1) * msPerDay))
      report(`${at}/${after}`, 'kept', `之后只保留 ${days} 天`, kept)
  })
}

/** Undefined when there is no date, or when it is over and nothing stands for that. */
export function daysLeft(date: unknown, { over }: DaysLeft, now: string): number | undefined {
  if (typeof date !== 'string') return undefined
  const days = (Date.parse(date.slice(0, 10)) - Date.parse(now.slice(0, 10))) / msPerDay
  return days < 0 ? over : days
}

/** Whether a list's last record is of the day, or of the year. Without a record there is none. */
function isLast(record: unknown, field: string, now: string): boolean {
  const last = member(record, field)
  return last === undefined || (typeof last === 'number' ? String(last) === now.slice(0, 4) : last === now.slice(0, 10))
}

/** Whether a moment is between two fields of the record, as a state's phase names them. */
export function isWithin(
  record: Record<string, unknown>,
  [from, to]: [string | null, string | null],
  now: string,
): boolean {
  return (
    holds(record, from, now, (moment, bound) => moment > bound) &&
    holds(record, to, now, (moment, bound) => moment < bound)
  )
}

/** A field that the record does not have bounds nothing. A day has the moments of the whole day. */
function holds(
  record: Record<string, unknown>,
  name: string | null,
  now: string,
  isInside: (moment: string, bound: string) => boolean,
): boolean {
  const [, field = '', days = '0'] = /^[<>]?(\w+)(?:-(\d+))?$/.exec(name ?? '') ?? []
  const stated = record[field]
  if (typeof stated !== 'string') return true
  const bound = daysBefore(stated, Number(days))
  const moment = now.slice(0, bound.length)
  return isInside(moment, bound) || (moment === bound && !/^[<>]/.test(name ?? ''))
}

function daysBefore(moment: string, days: number): string {
  const day = Date.parse(moment.slice(0, 10)) - days * msPerDay
  // A day that is none, or none that can be reckoned with, is for the schema to tell.
  if (days === 0 || Number.isNaN(new Date(day).getTime())) return moment
  return new Date(day).toISOString().slice(0, 10) + moment.slice(10)
}

function chinaTime(moment: number): string {
  return new Date(moment + chinaIsAheadMs).toISOString().slice(0, 19).replace('T', ' ')
}
