import { resolve, type ContractDocument } from '#compiler/document.ts'
import { machineOf } from '../machine.ts'
import { hold } from '#compiler/statement.ts'
import type { FullSchema, Node } from '../schema.ts'
import type { Add } from './values.ts'

/**
 * A record's `actions` are those that its state allows. Actions that depend on more than the record shows are optional.
 */
export function judgeActions(document: ContractDocument, { value, schema, at }: Node, add: Add): void {
  const record = value as Record<string, unknown>
  const { actions } = record
  const items = schema.properties?.['actions']?.items
  if (!Array.isArray(actions) || items === undefined) return
  judgeOffered(offeredIn(document, schema), { value, at }, add)
  const found = machineOf(document, schema)
  if (found === undefined) return
  const { field, machine } = found
  const state = record[field]
  const offered = resolve(document, items).enum ?? []
  if (typeof state !== 'string') return
  for (const action of machine.actions.filter((each) => offered.includes(each))) {
    const may = machine.may(action, state, record)
    const isThere = actions.includes(action)
    if (may === 'open' || isThere === (may === 'yes')) continue
    const expected = isThere ? `在 ${state} 时不含 ${action}` : `在 ${state} 时含 ${action}`
    add('actions', { at: `${at}/actions`, value: actions }, expected)
  }
}

/** When an action that changes no state is offered (`x-offered`). With `if`, it can be missing for that reason, too. */
type Offered = Record<string, { when: Record<string, unknown[]>; if?: string }>

/** By action of a record, beside the enum of its `actions`. */
export function offeredIn(document: ContractDocument, record: FullSchema): Offered {
  const { items } = record.properties?.['actions'] ?? {}
  const { 'x-offered': offered = {} } = (items === undefined ? {} : resolve(document, items)) as {
    'x-offered'?: Offered
  }
  return offered
}

function judgeOffered(offered: Offered, { value, at }: Pick<Node, 'value' | 'at'>, add: Add): void {
  const record = value as Record<string, unknown>
  const actions = record['actions'] as unknown[]
  for (const [action, { when, if: reason }] of Object.entries(offered)) {
    const isKnown = Object.keys(when).every((name) => record[name] !== undefined)
    const isThere = actions.includes(action)
    if (!isKnown || isThere === hold(when, record) || (!isThere && reason !== undefined)) continue
    const words = `在 ${Object.keys(when)
      .map((name) => `${name} ${String(record[name])}`)
      .join('、')} 时`
    add('actions', { at: `${at}/actions`, value: actions }, `${words}${isThere ? '不含' : '含'} ${action}`)
  }
}
