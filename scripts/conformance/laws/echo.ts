import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Run } from '../run.ts'
import { member } from '../gateway/exchange.ts'
import type { Answer } from '../values.ts'

/** A reply is of what was asked for: a field with the name of a parameter has its value. */
export function holdEcho(run: Run, operation: Operation, success: Answer | undefined): void {
  if (success?.outcome.kind !== 'success') return
  const { parts, exchange, outcome } = success
  const asked = Object.entries({ ...parts.path, ...parts.query }).filter(([name]) => !notSaid.has(name))
  for (const [name, value] of asked) {
    const said = member(outcome.data, name)
    if (typeof said !== 'string' && typeof said !== 'number') continue
    run.check(
      operation,
      'relations',
      String(said) === String(value)
        ? undefined
        : {
            rule: `echo ${name}`,
            expected: `返回所求的 ${name} ${String(value)}`,
            actual: `返回的是 ${said}`,
            at: `/data/${name}`,
            clause: conventionClause('relations'),
            exchange,
          },
    )
  }
}

/** The id that is asked for may be of another kind of record; whether a detail is of its record, another law holds. */
const notSaid = new Set(['current', 'size', 'sort', 'id'])
