import { conventionClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { Sighting, WriteLaws } from '../declaredWrites.ts'
import { told, type Caller, type Exchange } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { ValidParts } from '../validRequest.ts'
import type { Values } from '../values.ts'
import { agreeEverywhere, goneEverywhere, subjectsIn, type Subject } from './agreement.ts'
import { sendAtOnce } from './atOnce.ts'
import { holdChanges } from './changes.ts'
import { holdCounts } from './counted.ts'
import { leaveAlone, ownReplies, type Replies } from './elsewhere.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'
import { holdExample } from './examples.ts'
import { firstWrite } from './firstWrite.ts'
import { removeTogether, writeAnew, writeBeside, writeForAnother, writeOthers } from './furtherRecords.ts'
import type { Reply } from './judged.ts'
import { holdBegun, holdKept, holdReply } from './kept.ts'
import { holdMoment } from './moments.ts'
import { standFirst } from './newest.ts'
import { writeSeveral } from './severalAtOnce.ts'
import { lookAt, shownIn } from './sightings.ts'
import { holdReferred } from './openShown.ts'
import { holdStates, othersOfStates, type Visit } from './states.ts'
import { holdPreferred } from './preferred.ts'
import { takeSteps } from './steps.ts'
import { growByOne, keepNumber, keepOthers, othersOf, sameOthers } from './others.ts'
import { holdGone, holdLeft } from './undone.ts'
import { hideWrittenFromStrangers, isNamedByReply, keepStrangersLists, keepWrittenFromStrangers } from './strangers.ts'

const clause = () => conventionClause('writes')

/** The life of one record: written, read, written again, changed, undone, and gone. */
export class Life {
  readonly run: Run
  readonly values: Values
  readonly operation: Operation
  readonly writes: WriteLaws

  constructor(run: Run, values: Values, operation: Operation, writes: WriteLaws) {
    this.run = run
    this.values = values
    this.operation = operation
    this.writes = writes
  }

  async live(): Promise<void> {
    const everything = await ownReplies(this.run, this.values, this.operation)
    const bystanders = await othersOf(this.run, this.values, this.writes)
    const first = await firstWrite(this.run, this.values, this.operation, this.writes)
    if (first === undefined) return this.#note('每条记录都已写过，无从比较')
    const { parts, before, exchange, outcome } = first
    holdExample(this.run, this.operation, { exchange, outcome })
    if (outcome.kind !== 'success') return this.#note(told(outcome))
    this.run.coverageOf(this.operation.operationId).succeeded = true
    const written: Written = { request: parts, response: outcome.data, found: undefined }
    let undone: Exchange | undefined
    const undo = this.run.onEnd(async () => {
      undone = await this.#undo(written)
    })
    await this.shown(written, exchange)
    await standFirst(this.run, this.values, this.operation, this.writes, written)
    const subjects = await this.#agreed(written, exchange)
    await sameOthers(this.run, this.values, this.operation, bystanders, written)
    await growByOne(this.run, this.values, this.operation, bystanders)
    await this.#hidden(written)
    await this.#taken(written)
    await holdCounts(this.run, this.values, this.operation, { before, written, reply: exchange })
    const once = await othersOf(this.run, this.values, this.writes)
    await this.again(this.operation, parts, this.writes.again)
    if (this.writes.again !== undefined)
      await keepNumber(this.run, this.values, this.operation, once, '同一请求再来一次')
    await holdPreferred(this.run, this.operation, parts)
    await writeForAnother(this, written)
    await writeBeside(this, written)
    await writeSeveral(this, written)
    await holdChanges(this.run, this.values, this.operation, this.writes, written)
    if (this.writes.change !== undefined) {
      await keepNumber(this.run, this.values, this.operation, once, '修改')
      await this.#agreed(written)
    }
    await keepStrangersLists(this.run, this.values, this.operation, first.lacking, written)
    await hideWrittenFromStrangers(this.run, this.values, this.operation, this.writes, written)
    await keepWrittenFromStrangers(this.run, this.operation, this.writes, written)
    await this.#states(written, 'alive')
    const others = await othersOf(this.run, this.values, this.writes)
    await this.run.now(undo)
    await keepOthers(this.run, this.values, this.writes, others, written)
    if (this.writes.undo === undefined) return takeSteps(this.run, this.values, this.operation, written)
    const undoer = this.run.operation(this.writes.undo.by)
    await holdCounts(this.run, this.values, undoer, { before, written, reply: undone, isUndone: true })
    if (this.writes.undo.keeps === true) {
      await holdLeft(this, this.writes.undo, written)
      await writeAnew(this, written)
      return this.#states(written, 'undone')
    }
    await holdGone(this, this.writes.undo, written)
    const [own] = subjects
    if (own?.isOwn === true && isNamedByReply(Object.values(this.writes.shows?.[0]?.where ?? {})))
      await goneEverywhere(this.run, this.values, undoer, own)
    await writeAnew(this, written)
    await writeOthers(this, written)
    await removeTogether(this, written)
    await this.#atOnce(written)
    await takeSteps(this.run, this.values, this.operation, written)
    for (const sighting of this.writes.shows ?? [])
      if (sighting.stays === true) this.#leave(everything, sighting, written)
    await leaveAlone(this.run, this.values, [...new Set([this.operation, undoer])], everything)
  }

  async #atOnce(written: Written): Promise<void> {
    const { again } = this.writes
    if (again === undefined || again === '200') return
    for (const response of await sendAtOnce(this.run, this.operation, written.request, again))
      await this.run.now(this.run.onEnd(() => this.#undo({ ...written, response })))
  }

  /** What stays is expected to have changed, where the same was asked for. Without its enterprise, it was not. */
  #leave(everything: Replies, { in: id, with: given = {} }: Sighting, written: Written) {
    const reader = this.run.operation(id)
    const { query = {}, path = {} } = everything.get(reader)?.exchange.question.parts ?? {}
    const asked: Record<string, unknown> = { ...query, ...path }
    if (Object.entries(resolved(given, written)).every(([name, value]) => asked[name] === value))
      everything.delete(reader)
  }

  #note(note: string) {
    this.run.coverageOf(this.operation.operationId).note ||= note
  }

  #send(operation: Operation, parts: ValidParts) {
    return this.run.ask({ operation, parts, as: 'member' })
  }

  /** One more record. `undo` takes it back, unless it `isGone` already. Without `written`, it was refused. */
  async write(
    parts: ValidParts,
  ): Promise<Reply & { written?: Written; undo: () => Promise<void>; isGone: () => void }> {
    const { operation } = this
    const { exchange, outcome } = await this.#send(operation, parts)
    if (outcome.kind !== 'success')
      return { operation, exchange, outcome, undo: () => Promise.resolve(), isGone: () => undefined }
    const written: Written = { request: parts, response: outcome.data, found: undefined }
    const ending = this.run.onEnd(() => this.#undo(written))
    return {
      operation,
      exchange,
      outcome,
      written,
      undo: () => this.run.now(ending),
      isGone: () => this.run.isUndone(ending),
    }
  }

  report(
    operation: Operation,
    rule: string,
    expected: string,
    wrong: { actual: string; exchange: Exchange; part?: unknown } | undefined,
  ) {
    this.run.check(operation, 'state', wrong && { rule, expected, clause: clause(), ...wrong })
  }

  look(sighting: Sighting, written: Written, as: Caller = 'member') {
    return lookAt(this.run, this.values, sighting, written, as)
  }

  /** It is found wherever the contract says, as it was written. */
  async shown(written: Written, sent: Exchange): Promise<void> {
    for (const sighting of this.writes.shows ?? []) {
      const seen = await this.look(sighting, written)
      if (seen === undefined) continue
      const { record } = seen
      written.found ??= record
      this.report(
        this.operation,
        `shown ${sighting.in}`,
        `写入之后 ${sighting.in} 查得到`,
        record === undefined
          ? { actual: seen.outcome.kind === 'success' ? '查不到' : told(seen.outcome), exchange: sent }
          : undefined,
      )
      if (record === undefined) continue
      for (const [name, value] of Object.entries(sighting.has ?? {}))
        this.report(
          // If another place already shows it, the write worked and this place is outdated.
          sighting === this.writes.shows?.[0] ? this.operation : this.run.operation(sighting.in),
          `has ${name}`,
          `${sighting.in} 中 ${name} 为 ${String(value)}`,
          record[name] === value ? undefined : { actual: String(record[name]), exchange: seen.exchange },
        )
      // What the write only marks was made before.
      const moments = sighting.has === undefined ? ['createTime', 'updateTime'] : []
      for (const field of [...moments, ...(sighting.now ?? [])])
        holdMoment(
          this.run,
          [this.operation, this.run.operation(sighting.in)],
          { record, exchange: seen.exchange },
          field,
        )
      holdBegun(this.run, this.operation, sighting, { record, exchange: seen.exchange })
      await holdReferred(this.run, this.values, seen.exchange, record)
      const read = { ...written, record, exchange: seen.exchange }
      holdKept(this.run, this.operation, sighting, { ...read, isElsewhere: sighting !== this.writes.shows?.[0] })
      holdReply(this.run, this.operation, sighting, read)
    }
  }

  /** What was written is the same wherever it is shown. Gives the records concerned, that one first. */
  async #agreed(written: Written, sent?: Exchange): Promise<Subject[]> {
    const [sighting, ...others] = this.writes.shows ?? []
    const seen = sighting === undefined ? undefined : await this.look(sighting, written)
    if (seen?.record === undefined) return []
    const { record } = seen
    const subjects = subjectsIn(this.run, seen.exchange, (owner) => owner === record)
    const shown = sent === undefined ? [] : await shownIn(this.run, this.values, others, written)
    const occasion = { subjects, shown: [seen.exchange, ...shown], sent }
    await agreeEverywhere(this.run, this.values, this.operation, occasion)
    return subjects
  }

  async #hidden(written: Written): Promise<void> {
    for (const sighting of this.writes.hidden ?? []) {
      const seen = await this.look(sighting, written, 'visitor')
      if (seen === undefined) continue
      this.report(
        this.run.operation(sighting.in),
        'draft hidden',
        `${this.operation.operationId} 的草稿只有本人可见`,
        seen.record === undefined ? undefined : { actual: '访客看得到', exchange: seen.exchange },
      )
    }
  }

  async #taken(written: Written): Promise<void> {
    for (const sighting of this.writes.takenFrom ?? []) {
      const seen = await this.look(sighting, written)
      if (seen === undefined || seen.outcome.kind !== 'success') continue
      this.report(
        this.run.operation(sighting.in),
        'taken',
        `${this.operation.operationId} 之后 ${sighting.in} 不再有它`,
        seen.record === undefined ? undefined : { actual: '仍在其中', exchange: seen.exchange },
      )
    }
  }

  /** The same request once more gets the expected code. */
  async again(operation: Operation, parts: ValidParts, expected: string | undefined): Promise<void> {
    if (expected === undefined) return
    const { exchange, outcome } = await this.#send(operation, parts)
    const code = outcome.kind === 'success' ? '200' : outcome.kind === 'refused' ? outcome.code : ''
    this.report(
      operation,
      'again',
      `同一请求再来一次${expected === '200' ? '仍然成功' : `返回 ${expected}`}`,
      code === expected || outcome.kind === 'broken' ? undefined : { actual: told(outcome), exchange },
    )
  }

  /** Goes through the state changes that can be reversed, according to its state machine. */
  async #states(written: Written, visit: Visit): Promise<void> {
    const { states, shows = [] } = this.writes
    const sighting = shows.find((each) => each.in === states?.in)
    if (states === undefined || sighting === undefined) return
    const operation = this.run.operation(states.by)
    const look = async () => (await this.look(sighting, written))?.record
    await holdStates(this.run, {
      operation,
      actionField: states.action.replace(/^body\//, ''),
      given: resolved(states.with, written),
      reader: this.run.operation(states.in),
      visit,
      others: othersOfStates(this.run, this.operation, states, written),
      look,
      compare: () => this.#agreed(written),
    })
  }

  async #undo(written: Written): Promise<Exchange | undefined> {
    const { undo } = this.writes
    if (undo === undefined) return undefined
    const operation = this.run.operation(undo.by)
    const parts = partsFrom(operation, resolved(undo.with, written))
    const { exchange, outcome } = await this.#send(operation, parts)
    this.report(
      operation,
      'undo',
      `${this.operation.operationId} 写入的可以撤除`,
      outcome.kind === 'success' ? undefined : { actual: told(outcome), exchange },
    )
    if (outcome.kind === 'success') this.run.coverageOf(undo.by).succeeded = true
    return exchange
  }
}
