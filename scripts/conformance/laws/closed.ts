import { conventionClause } from '../clause.ts'
import type { Exchange } from '../gateway/exchange.ts'
import { grouped } from '../report/grouped.ts'
import type { Run } from '../run.ts'
import { fieldsWith } from '../shown.ts'
import { closedBy } from '../sightings.ts'
import type { Values } from '../values.ts'
import { detailsOf } from './details.ts'

interface Closed {
  kind: string
  id: string
  at: string
  exchange: Exchange
}

/** How many records of each kind are tried, for each place that shows them. */
const tried = 3

/** References to records that are said to be no longer public, such as favourites that are invalid. */
export class ClosedRecords {
  readonly #run: Run
  readonly #seen = new Map<string, Closed>()
  #isOver = false

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    if (this.#isOver || exchange.question.as !== 'member') return
    for (const closed of closedIn(this.#run, exchange))
      this.#seen.set(`${closed.kind} ${closed.id} ${exchange.question.operation.operationId}`, closed)
  }

  /** Nobody but their owners can open them. */
  async hold(values: Values): Promise<void> {
    this.#isOver = true
    const details = detailsOf(this.#run)
    const places = grouped([...this.#seen.values()], ({ kind, at, exchange }) =>
      [kind, at, exchange.question.operation.operationId].join(' '),
    )
    for (const closed of [...places.values()].flatMap((all) => all.slice(0, tried)))
      for (const { detail, parameter } of details.get(closed.kind) ?? []) {
        const parts = detail.member ? undefined : await values.parts(detail, { [parameter]: closed.id })
        if (parts === undefined) continue
        const { outcome } = await this.#run.ask({ operation: detail, parts, as: 'visitor' })
        const isOpen = outcome.kind === 'success' && (await this.#isStillSaid(closed))
        const { operation } = closed.exchange.question
        this.#run.check(
          operation,
          'relations',
          isOpen
            ? {
                rule: `closed ${closed.kind}`,
                expected: `不再公开的 ${closed.kind} ${closed.id} 打不开`,
                actual: `${detail.operationId} 给访客看得到`,
                at: `/data${closed.at}`,
                clause: conventionClause('relations'),
                exchange: closed.exchange,
              }
            : undefined,
        )
      }
  }

  /** It may have been opened again since. */
  async #isStillSaid({ kind, id, exchange }: Closed): Promise<boolean> {
    const again = await this.#run.ask(exchange.question)
    return closedIn(this.#run, again.exchange).some((each) => each.kind === kind && each.id === id)
  }
}

function closedIn(run: Run, exchange: Exchange): Closed[] {
  return [...fieldsWith(run.document, exchange, 'x-refers')].flatMap(({ record, value: id, property, at }) => {
    const kind = closedBy(property, record)
    return kind === undefined || typeof id !== 'string' ? [] : [{ kind, id, at, exchange }]
  })
}
