import type { Oas3Rule } from '@redocly/openapi-core'
import { at, isNode, keysAt, listAt } from './nodes.ts'

/** `x-states` states for each value of a state enum which actions lead to which states, and under what condition. */
export const statedMachine: Oas3Rule = () => ({
  Schema(schema, context) {
    const machine = at(schema, 'x-states')
    if (machine === undefined) return
    const states = new Set(listAt(schema, 'enum').map(String))
    const location = context.location.child('x-states')
    const report = (message: string, ...keys: string[]) =>
      context.report({ message: `x-states ${message}`, location: location.child(keys).key() })
    for (const state of [...states].filter((each) => !keysAt(machine).includes(each)))
      report(`lacks the state ${state}`)
    for (const state of keysAt(machine)) {
      if (!states.has(state)) report(`names ${state}, which is no value of the enum`, state)
      for (const action of keysAt(machine, state)) {
        for (const fault of faultsOf(at(machine, state, action), states)) report(`${action} ${fault}`, state, action)
      }
    }
  },
})

function faultsOf(step: unknown, states: ReadonlySet<string>): string[] {
  const { to, when, if: condition, ...others } = isNode(step) ? step : { to: step }
  const targets = to === undefined ? [] : [to].flat().map(String)
  const isSound =
    Object.keys(others).length === 0 &&
    (when === undefined || keysAt({ when }, 'when').every((name) => listAt(when, name).length > 0)) &&
    (condition === undefined || (typeof condition === 'string' && /\p{Script=Han}/u.test(condition)))
  return [
    ...targets.filter((each) => !states.has(each)).map((each) => `leads to ${each}, which is no value of the enum`),
    ...(isSound ? [] : ['is a state, or { to, when, if }']),
  ]
}
