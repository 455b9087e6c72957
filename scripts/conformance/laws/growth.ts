import { conventionClause } from '../clause.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { fieldsWith } from '../shown.ts'

interface Grown {
  most: number
  exchange: Exchange
}

/** Numbers that only grow (`x-grows`), such as how often something was viewed: a later reply never shows less. */
export class Growth {
  readonly #run: Run
  /** By question, record and field: the most that a reply to that question has shown. */
  readonly #seen = new Map<string, Grown>()
  /** One question of each operation and field, which is asked once more at the end. */
  readonly #chosen = new Map<string, string>()

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    for (const [key, number, place] of this.#numbersIn(exchange)) {
      const known = this.#seen.get(key)
      // The replies to two requests at once may come in any order, so less than before is not yet wrong.
      if (known === undefined || number > known.most) this.#seen.set(key, { most: number, exchange })
      if (known === undefined ? !this.#chosen.has(place) : number < known.most) this.#chosen.set(place, key)
    }
  }

  async hold(): Promise<void> {
    for (const [place, key] of this.#chosen) {
      const known = this.#seen.get(key)
      if (known === undefined || this.#run.isOver) continue
      const { most, exchange: before } = known
      const { exchange } = await this.#run.ask(before.question)
      const now = this.#numbersIn(exchange).find(([other]) => other === key)?.[1]
      if (now === undefined) continue
      this.#run.check(
        before.question.operation,
        'relations',
        now >= most
          ? undefined
          : {
              rule: `grows ${place}`,
              expected: `${place} 只增不减，先前为 ${most}`,
              actual: String(now),
              clause: conventionClause('relations'),
              exchange,
            },
      )
    }
  }

  /** What identifies a number, the number itself, and its place. */
  #numbersIn(exchange: Exchange): [string, number, string][] {
    const { operation, parts, as } = exchange.question
    if (as !== 'member' && as !== 'visitor') return []
    return [...fieldsWith(this.#run.document, exchange, 'x-grows')].flatMap(({ record, value, property, at }) => {
      const isInList = at.includes('*')
      if (property['x-grows'] !== true || typeof value !== 'number') return []
      if (isInList && record['id'] === undefined) return []
      const question = [operation.operationId, parts.path, parts.query, parts.body, as, at, record['id']]
      return [[JSON.stringify(question), value, `${operation.operationId} ${at}`]]
    })
  }
}
