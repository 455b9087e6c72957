import { effectOf } from '../effects.ts'
import { member, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { envelopeData, walk, type FullSchema } from '../schema.ts'

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
    const { operation, as, method } = exchange.question
    const schema = envelopeData(operation)
    const isShared = operation.takesMember && !operation.member && effectOf(operation) === 'reads'
    if (this.#isOver || schema === undefined || method !== undefined || as !== 'member' || !isShared) return
    const known = this.#seen.get(operation.operationId) ?? []
    if (known.length === asked || !String(member(exchange.json, 'returnCode')).startsWith('200')) return
    let isShown = false
    const data = member(exchange.json, 'data')
    walk(this.#run.document, { value: data, schema, names: [], at: '' }, ({ value, schema: own }) => {
      for (const [name, property] of Object.entries(own.properties ?? {}))
        isShown ||= isSome(property) && member(value, name) !== undefined
    })
    if (isShown) this.#seen.set(operation.operationId, [...known, exchange])
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

function isSome(property: FullSchema): boolean {
  return (property as FullSchema & { 'x-member-only'?: string })['x-member-only'] === 'SOMETIMES'
}
