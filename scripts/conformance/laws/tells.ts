import { conventionClause } from '../clause.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { valuesAt } from '../schema.ts'
import { parseSource, type Values } from '../values.ts'

/** What the reply to a request says of another record that the request names, such as who will answer. */
interface Told {
  at: string
  source: string
  said: unknown
  exchange: Exchange
}

/** So many replies of one operation are compared. */
const compared = 4

/** Replies whose values are those of another operation (`tells`), whoever asked for them and for whatever reason. */
export class Tellings {
  readonly #run: Run
  readonly #seen = new Map<string, Told[]>()

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    const { operation, method, parts, as } = exchange.question
    const { tells } = operation.laws
    // Another member has other records and another enterprise.
    if (tells === undefined || method !== undefined || (as !== 'member' && as !== 'visitor')) return
    if (!String(member(exchange.json, 'returnCode')).startsWith('200')) return
    for (const [at, law] of Object.entries(tells)) {
      const [said] = valuesAt(member(exchange.json, 'data'), at)
      const source = law.replaceAll(/\{(?:body\/)?(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(member(parts.body, name) ?? parts.query[name] ?? parts.path[name])),
      )
      const seen = this.#seen.get(operation.operationId + at) ?? []
      this.#seen.set(operation.operationId + at, seen)
      if (said !== undefined && seen.length < compared) seen.push({ at, source, said, exchange })
    }
  }

  async hold(values: Values): Promise<void> {
    for (const { at, source, said, exchange } of [...this.#seen.values()].flat()) {
      const { operationId, parameters, pointer } = parseSource(source)
      const other = this.#run.operation(operationId)
      const parts = await values.parts(other, parameters)
      const answer = parts === undefined ? undefined : await values.answer(other, parts, exchange.question.as)
      const known = answer?.outcome.kind === 'success' ? valuesAt(answer.outcome.data, pointer) : []
      if (known.length === 0) continue
      this.#run.check(
        exchange.question.operation,
        'relations',
        known.includes(said)
          ? undefined
          : {
              rule: `tells ${at}`,
              expected: `${at} 为 ${source} 的 ${known.map(String).join('、')}`,
              actual: JSON.stringify(said),
              at: `/data${at}`,
              part: said,
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }
}
