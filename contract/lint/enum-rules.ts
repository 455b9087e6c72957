import type { Oas3Rule } from '@redocly/openapi-core'
import { at, isNode, keysAt, listAt } from './nodes.ts'

/**
 * Each value of an enum has Chinese words for readers, or the enum says why nobody reads it. A boolean has no words of
 * its own.
 */
export const enumWords: Oas3Rule = () => ({
  Schema(schema, context) {
    const values = listAt(schema, 'enum').filter((value) => typeof value !== 'boolean' && value !== null)
    const words = at(schema, 'x-enumDescriptions')
    const reason = at(schema, 'x-enum-not-shown')
    const report = (message: string, key: string) =>
      context.report({ message, location: context.location.child(key).key() })
    if (values.length === 0) {
      if (words !== undefined) report('x-enumDescriptions stands only beside an enum', 'x-enumDescriptions')
      if (reason !== undefined) report('x-enum-not-shown stands only beside an enum', 'x-enum-not-shown')
    } else if (reason !== undefined) {
      if (typeof reason !== 'string' || reason.trim() === '') {
        report('x-enum-not-shown gives the reason why nobody reads the values', 'x-enum-not-shown')
      }
      if (words !== undefined) report('an enum that is not shown has no words', 'x-enumDescriptions')
    } else if (!isNode(words)) {
      report('an enum needs the words of each value in x-enumDescriptions, or a reason in x-enum-not-shown', 'enum')
    } else {
      for (const fault of wordFaults(words, values.map(String))) report(fault, 'x-enumDescriptions')
    }
  },
})

/** `x-value-fields` states the limits for the figures of each value, when the value names a row of a table. */
export const valueFields: Oas3Rule = () => ({
  Schema(schema, context) {
    const fields = at(schema, 'x-value-fields')
    if (fields === undefined) return
    const values = new Set(listAt(schema, 'enum').map(String))
    const location = context.location.child('x-value-fields')
    const named = isNode(fields) ? Object.keys(fields) : []
    for (const name of named.filter((each) => !values.has(each))) {
      context.report({
        message: `x-value-fields names ${name}, which is no value of the enum`,
        location: location.child(name).key(),
      })
    }
    for (const value of [...values].filter((each) => !named.includes(each))) {
      context.report({ message: `x-value-fields lacks the value ${value}`, location: location.key() })
    }
  },
})

function wordFaults(words: Record<string, unknown>, values: string[]): string[] {
  const unworded = values.filter((value) => !isWord(words[value]))
  const unknown = Object.keys(words).filter((key) => !values.includes(key))
  const twice = Object.values(words).filter((word, index, all) => all.indexOf(word) !== index)
  return [
    ...unworded.map((value) => `the value ${value} has no words`),
    ...unknown.map((key) => `${key} is no value of the enum`),
    ...twice.map((word) => `two values are called ${String(word)}`),
  ]
}

function isWord(word: unknown): boolean {
  return typeof word === 'string' && word.trim() !== ''
}

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
        for (const fault of stepFaults(at(machine, state, action), states)) report(`${action} ${fault}`, state, action)
      }
    }
  },
})

function stepFaults(step: unknown, states: ReadonlySet<string>): string[] {
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
