import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../declared.ts'
import type { Sighting } from '../declaredWrites.ts'
import { told, type Caller } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { noParts } from '../validRequest.ts'
import { totalOf, type Values } from '../values.ts'
import { matches, type Written } from './expressions.ts'
import { Life } from './life.ts'
import { lookAt, type Seen } from './sightings.ts'
import { unwritten } from './unwritten.ts'

type Fields = Record<string, unknown>

/** How many records there are before they are removed: more than a page shows unless asked for more. */
const several = 12

/** What removes everything that somebody wrote is tried by a new account, which has only what it writes here. */
export async function holdClearing(run: Run, values: Values, newcomer: Caller): Promise<void> {
  for (const operation of run.subjects) {
    const { clears, again } = operation.laws.writes ?? {}
    if (clears === undefined) continue
    const clearing = new Clearing(run, values, { operation, writer: run.operation(clears), newcomer })
    await clearing.hold()
    if (again === '200') await clearing.holdAgain()
  }
}

class Clearing {
  readonly #run: Run
  readonly #values: Values
  readonly #operation: Operation
  readonly #writer: Operation
  readonly #newcomer: Caller
  /** The member's own records of the kind, which stay. */
  readonly #life: Life

  constructor(
    run: Run,
    values: Values,
    { operation, writer, newcomer }: { operation: Operation; writer: Operation; newcomer: Caller },
  ) {
    this.#run = run
    this.#values = values
    this.#operation = operation
    this.#writer = writer
    this.#newcomer = newcomer
    this.#life = new Life(run, values, writer, writer.laws.writes ?? {})
  }

  async hold(): Promise<void> {
    await this.#saveBeside()
    const written = await this.#write()
    const parts = await unwritten(this.#run, this.#values, this.#writer)
    const members = parts === undefined ? undefined : await this.#life.write(parts)
    if (members?.written !== undefined) await this.#life.shown(members.written, members.exchange)
    const shown = await this.#shown(written, this.#newcomer)
    const { exchange, outcome } = await this.#ask()
    if (outcome.kind === 'success') this.#run.coverageOf(this.#operation.operationId).succeeded = true
    this.#report('clears', '清空成功', outcome.kind === 'success' ? undefined : { actual: told(outcome), exchange })
    const left = await this.#shown(written, this.#newcomer)
    for (const { sighting, ...before } of shown) {
      const after = left.find((each) => each.sighting.in === sighting.in)
      const wrong = after && { actual: '还在', exchange: after.exchange, part: after.record }
      this.#report(`cleared ${sighting.in}`, `清空之后 ${sighting.in} 中一条也没有`, wrong)
      await this.#keepRest(sighting, before)
    }
    if (members?.written === undefined) return
    const kept = await this.#shown([members.written], 'member')
    const wrong = kept.length > 0 ? undefined : { actual: '没有了', exchange }
    this.#report('clears own', '一个会员清空之后，另一会员的还在', wrong)
    await members.undo()
  }

  async holdAgain(): Promise<void> {
    const { exchange, outcome } = await this.#ask()
    const wrong = outcome.kind === 'refused' ? { actual: told(outcome), exchange } : undefined
    this.#report('clears nothing', '没有可清空的时也成功', wrong)
  }

  #ask() {
    return this.#run.ask({ operation: this.#operation, parts: noParts, as: this.#newcomer })
  }

  #report(rule: string, expected: string, wrong: Parameters<Life['report']>[3]) {
    this.#life.report(this.#operation, rule, expected, wrong)
  }

  /** Saves what is shown together with the records, so that there is something that has to stay. */
  async #saveBeside(): Promise<void> {
    const readers = new Set(this.#writer.laws.writes?.shows?.map((sighting) => sighting.in))
    for (const operation of this.#run.operations.values()) {
      if (!readers.has(operation.laws.writes?.readBy ?? '')) continue
      const parts = await this.#values.ownParts(operation)
      if (parts !== undefined) await this.#run.ask({ operation, parts, as: this.#newcomer })
    }
  }

  async #write(): Promise<Written[]> {
    const written: Written[] = []
    for (let place = 0; place < several; place += 1) {
      const parts = await this.#values.ownParts(this.#writer, place)
      if (parts === undefined) break
      const { outcome } = await this.#run.ask({ operation: this.#writer, parts, as: this.#newcomer })
      if (outcome.kind === 'success') written.push({ request: parts, response: outcome.data, found: undefined })
    }
    return written
  }

  /** By place, the first record that the caller finds there. */
  async #shown(written: readonly Written[], as: Caller): Promise<(Seen & { sighting: Sighting })[]> {
    const found: (Seen & { sighting: Sighting })[] = []
    for (const sighting of this.#writer.laws.writes?.shows ?? [])
      for (const each of written) {
        const seen = await lookAt(this.#run, this.#values, sighting, each, as)
        if (seen?.record === undefined || !matches(seen.record, sighting.has ?? {})) continue
        found.push({ ...seen, sighting })
        break
      }
    return found
  }

  /** What the reply shows beside the records is as it was. */
  async #keepRest(sighting: Sighting, before: Seen): Promise<void> {
    const reader = this.#run.operation(sighting.in)
    const [, name = ''] = (sighting.at ?? '').split('/')
    if (name === '' || name === '*' || before.outcome.kind !== 'success') return
    const rest = (data: unknown) => ({ ...(data as Fields), [name]: [] })
    if (totalOf(before.outcome.data) !== undefined) return
    const { parts } = before.exchange.question
    const { exchange, outcome } = await this.#run.ask({ operation: reader, parts, as: this.#newcomer })
    const isKept = outcome.kind !== 'success' || isDeepStrictEqual(rest(outcome.data), rest(before.outcome.data))
    const wrong = isKept ? undefined : { actual: '变了', exchange }
    this.#report(`clears only ${name}`, `清空之后 ${sighting.in} 的其他内容不变`, wrong)
  }
}
