import { isDeepStrictEqual } from 'node:util'
import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'

type Fields = Record<string, unknown>

interface Saved {
  /** What was saved before, and then. */
  previous: Fields
  sent: Fields
  readBy: string
  /** A field's value afterwards. */
  read: (name: string) => unknown
  exchange: Exchange
}

/** A form is saved as a whole: a field that it no longer has is gone, and a list without items has none. */
export function holdCleared(run: Run, operation: Operation, { previous, sent, readBy, read, exchange }: Saved): void {
  for (const name of Object.keys(previous)) {
    const isKept = sent[name] === undefined && operation.laws.writes?.partial?.includes(name) === true
    if (name === 'id' || isKept) continue
    const kept = keptIn(previous[name], sent[name], read(name))
    run.check(
      operation,
      'state',
      kept === undefined
        ? undefined
        : {
            rule: `cleared ${name}`,
            expected: `保存时不再有 ${[name, ...kept].join('.')}，${readBy} 中也不再有它`,
            actual: '仍是原来的值',
            part: read(name),
            clause: conventionClause('writes'),
            exchange,
          },
    )
  }
}

/** Where the earlier value is still read although it was not sent again. Undefined when nowhere. */
export function keptIn(previous: unknown, sent: unknown, read: unknown): string[] | undefined {
  if (isFields(previous) && isFields(sent) && isFields(read)) {
    for (const name of Object.keys(previous)) {
      const inner = keptIn(previous[name], sent[name], read[name])
      if (inner !== undefined) return [name, ...inner]
    }
    return undefined
  }
  const isGone = sent === undefined || sent === null || (Array.isArray(sent) && sent.length === 0)
  return isGone && !isNothing(previous) && isDeepStrictEqual(previous, read) ? [] : undefined
}

/** What a field may have that was never filled. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || value === false || value === 0
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
