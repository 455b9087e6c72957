import { resolve, type ContractDocument } from '#compiler/document.ts'
import { machineOf } from '../machine.ts'
import type { Node } from '../schema.ts'
import type { Add } from './values.ts'

/**
 * A record's `actions` are those that its state allows. Actions that depend on more than the record shows are optional.
 */
export function judgeActions(document: ContractDocument, { value, schema, at }: Node, add: Add): void {
  const record = value as Record<string, unknown>
  const { actions } = record
  const items = schema.properties?.['actions']?.items
  if (!Array.isArray(actions) || items === undefined) return
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
