import { resolve, type ContractMedia } from '#compiler/document.ts'
import { hold } from '#compiler/statement.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import type { StatesLaw } from '../declaredWrites.ts'
import { told } from '../gateway/exchange.ts'
import { machineOf, type Machine } from '../machine.ts'
import type { Run } from '../run.ts'
import { offeredIn } from '../oracles/actions.ts'
import type { FullSchema } from '../schema.ts'
import { validParts, type ValidParts } from '../validRequest.ts'
import { partsFrom, resolved, type Written } from './expressions.ts'
import { holdReply } from './kept.ts'
import { isRefusedWith, type Reply } from './judged.ts'

type Fields = Record<string, unknown>
type Example = NonNullable<ContractMedia['examples']>[string]

/** A record that the check created, for testing its state changes. */
export interface Subject {
  operation: Operation
  actionField: string
  /** By parameter or `body/<field>`: the values that select the record. */
  given: Fields
  reader: Operation
  /** A withdrawn record allows no further action. The check only verifies that. */
  visit: Visit
  /** By action that changes no state: what does it. */
  others: Record<string, { operation: Operation; parts: ValidParts }>
  look: () => Promise<Fields | undefined>
  /** Compares everything that shows the record, after each change of its state. */
  compare: () => Promise<unknown>
}

export type Visit = 'alive' | 'undone'

/** What changes a record that was written or takes it back, by the action that stands for it. */
export function othersOfStates(
  run: Run,
  operation: Operation,
  { edit, remove }: StatesLaw,
  written: Written,
): Subject['others'] {
  const { change, undo } = operation.laws.writes ?? {}
  const others: Subject['others'] = {}
  if (edit !== undefined && change !== undefined) {
    const id = resolved({ id: change.id }, written)
    const body = { ...(written.request.body as object), ...id }
    others[edit] = { operation, parts: { ...written.request, body } }
  }
  if (remove !== undefined && undo !== undefined) {
    const undoer = run.operation(undo.by)
    others[remove] = { operation: undoer, parts: partsFrom(undoer, resolved(undo.with, written)) }
  }
  return others
}

/** More states than any state machine of the contract has. */
const most = 12

/**
 * Each action that the state does not allow is refused and changes nothing. Each reversible action leads to the right
 * state.
 */
export async function holdStates(run: Run, subject: Subject): Promise<void> {
  const machine = machineIn(run, subject.reader)
  const first = await subject.look()
  if (machine === undefined || first === undefined) return
  const gone = new Set<string>()
  let record = first
  for (let step = 0; step < most; step += 1) {
    const state = stateOf(record, machine)
    await refuseOthers(run, subject, machine, record)
    await refuseUnoffered(run, subject, machine, record)
    const [action, target] = subject.visit === 'alive' ? (wayThatComesBack(machine, record, gone) ?? []) : []
    if (action === undefined || target === undefined) return
    gone.add(`${state} ${action}`)
    const reply = await act(run, subject, action)
    const seen = (await subject.look()) ?? {}
    const isRight = reply.outcome.kind === 'success' && seen[machine.field] === target
    report(run, reply, {
      rule: `does ${state} ${action}`,
      expected: `${state} 时 ${action} 之后为 ${target}`,
      actual: reply.outcome.kind === 'success' ? `为 ${String(seen[machine.field])}` : told(reply.outcome),
      isRight: isRight || reply.outcome.kind === 'broken',
    })
    if (!isRight) return
    holdAnswer(run, subject, reply, seen)
    await subject.compare()
    run.coverageOf(subject.operation.operationId).succeeded = true
    record = seen
  }
}

/** The reply shows the record as the action left it. */
function holdAnswer(run: Run, { operation, reader }: Subject, { exchange, outcome }: Reply, record: Fields): void {
  if (outcome.kind !== 'success') return
  holdReply(run, operation, { in: reader.operationId }, { response: outcome.data, record, exchange })
}

interface Known {
  field: string
  machine: Machine
  schema: FullSchema
}

function stateOf(record: Fields, { field }: Known): string {
  return String(record[field])
}

/** The state machine of the record that the operation returns. */
function machineIn(run: Run, reader: Operation): Known | undefined {
  const [success] = reader.responses['200']?.content?.['application/json']?.schema?.oneOf ?? []
  const data = success?.properties?.['data']
  if (data === undefined) return undefined
  const schema: FullSchema = resolve(run.document, data)
  const found = machineOf(run.document, schema)
  return found && { ...found, schema }
}

async function refuseOthers(run: Run, subject: Subject, known: Known, record: Fields): Promise<void> {
  const { machine, field } = known
  const state = stateOf(record, known)
  for (const action of machine.actions.filter((each) => machine.may(each, state, record) === 'no')) {
    if (run.isOver) return
    const reply = await act(run, subject, action)
    // An action of another kind of record may also be an invalid value of this form.
    const isRefused = isRefusedWith(reply, ['4090', ...(hasExample(subject, action) ? [] : ['3000'])])
    const after = isRefused ? (await subject.look())?.[field] : state
    report(run, reply, {
      rule: `refuses ${state} ${action}`,
      expected: `${state} 时 ${action} 返回 4090，状态不变`,
      actual: isRefused ? `拒绝了，却变为 ${String(after)}` : told(reply.outcome),
      isRight: isRefused && after === state,
    })
    // In a wrong state, nothing more can be concluded.
    if (!isRefused) return
  }
}

/** What the record's state does not offer, such as to edit it, is refused and leaves it there. */
async function refuseUnoffered(run: Run, subject: Subject, known: Known, record: Fields): Promise<void> {
  const state = stateOf(record, known)
  for (const [action, { when }] of Object.entries(offeredIn(run.document, known.schema))) {
    const other = subject.others[action]
    if (other === undefined || hold(when, record) || run.isOver) continue
    const reply = { operation: other.operation, ...(await run.ask({ ...other, as: 'member' })) }
    const isRefused = isRefusedWith(reply, ['4090'])
    const after = isRefused ? (await subject.look())?.[known.field] : state
    report(run, reply, {
      rule: `refuses ${state} ${action}`,
      expected: `${state} 时 ${action} 返回 4090，状态不变`,
      actual: isRefused ? `拒绝了，却变为 ${String(after)}` : told(reply.outcome),
      isRight: isRefused && after === state,
    })
  }
}

/** An action that certainly leads to a state from which another one leads back. */
function wayThatComesBack(
  { machine, field }: Known,
  record: Fields,
  gone: ReadonlySet<string>,
): [string, string] | undefined {
  const state = String(record[field])
  for (const action of machine.actions) {
    const [target, ...others] = machine.targets(action, state) ?? []
    const isSure = machine.may(action, state, record) === 'yes' && target !== undefined && others.length === 0
    if (isSure && !gone.has(`${state} ${action}`) && machine.actionTo(state, target, record) !== undefined)
      return [action, target]
  }
  return undefined
}

async function act(run: Run, { operation, actionField, given }: Subject, action: string): Promise<Reply> {
  const own = partsFrom(operation, { ...given, [`body/${actionField}`]: action })
  const example = exampleOf(operation, actionField, action)
  // Building a valid request moves the example's days ahead of today.
  const { body } =
    example === undefined ? own : validParts(run.document, onlyWith(operation, example), { body: own.body as object })
  const reply = await run.ask({ operation, parts: { ...own, body }, as: 'member' })
  return { operation, ...reply }
}

/** The fields that go with the action, from its example. */
function exampleOf(operation: Operation, field: string, action: string): Example | undefined {
  const examples = Object.values(operation.requestBody?.content?.['application/json']?.examples ?? {})
  return examples.find(({ value }) => (value as Fields)[field] === action)
}

function onlyWith(operation: Operation, example: Example): Operation {
  const media = operation.requestBody?.content?.['application/json']
  if (media === undefined) return operation
  return { ...operation, requestBody: { content: { 'application/json': { ...media, examples: { example } } } } }
}

function hasExample({ operation, actionField }: Subject, action: string): boolean {
  return exampleOf(operation, actionField, action) !== undefined
}

function report(
  run: Run,
  { operation, exchange }: Reply,
  { isRight, ...breach }: { rule: string; expected: string; actual: string; isRight: boolean },
): void {
  const clause = operationClause(operation.service, operation.operationId)
  run.check(operation, 'state', isRight ? undefined : { ...breach, clause, exchange })
}
