import { effectOf } from '../effects.ts'
import type { Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { fieldsWith } from '../shown.ts'

/** How many replies of an operation are asked for again. */
const asked = 2

/** Replies that show a member what only some members get (`x-member-only: SOMETIMES`), where visitors may ask, too. */
export class MembersOnly {
  readonly #run: Run
  readonly #seen = new Map<string, Exchange[]>()
  #isOver = false

  constructor(run: Run) {
    this.#run = run
  }

  see(exchange: Exchange): void {
    const { operation, as } = exchange.question
    const isShared = operation.takesMember && !operation.member && effectOf(operation) === 'reads'
    const known = this.#seen.get(operation.operationId) ?? []
    if (this.#isOver || as !== 'member' || !isShared || known.length === asked) return
    for (const { value, property } of fieldsWith(this.#run.document, exchange, 'x-member-only')) {
      if (property['x-member-only'] !== 'SOMETIMES' || value === undefined) continue
      this.#seen.set(operation.operationId, [...known, exchange])
      return
    }
  }

  /** Asks for the same as a visitor: a cache may have kept what a member got. What visitors get is judged as always. */
  async hold(): Promise<void> {
    this.#isOver = true
    for (const { question } of [...this.#seen.values()].flat()) {
      if (this.#run.isOver) return
      await this.#run.ask({ operation: question.operation, parts: question.parts, as: 'member' })
      await this.#run.ask({ operation: question.operation, parts: question.parts, as: 'visitor' })
    }
  }
}
