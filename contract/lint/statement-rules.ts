import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { at, isNode, keysAt, listAt } from './nodes.ts'

/** What a field's value says of other fields, and where the statement names them. */
const ofFields: Record<string, (said: unknown) => string[]> = {
  'x-only-when': (said) => [said].flat().flatMap((conditions) => keysAt(conditions)),
  'x-never-when': (said) => keysAt(said),
  'x-together': textOf,
  'x-factor': (said) => keysAt(said),
  'x-share': (said) => [at(said, 'of'), at(said, 'in')].map(String),
  'x-follows': (said) => keysAt(said),
  'x-counts': (said) => [String(at(said, 'of'))],
  'x-part-of': textOf,
  'x-under': textOf,
  'x-mean': (said) => [String(at(said, 'of'))],
  'x-copies': (said) => [String(at(said, 'of'))],
  'x-any': (said) => [String(at(said, 'of'))],
  'x-rate': (said) => [String(at(said, 'of'))],
  'x-days-left': (said) => [String(at(said, 'to'))],
  'x-bytes-of': textOf,
  'x-marks': (said) => [String(at(said, 'by'))],
  'x-words-of': textOf,
  'x-has': (said) => keysAt(said),
  'x-quotes': (said) => Object.values(at(said, 'with') ?? {}).map(String),
}

/** What an object says of its fields. */
const ofObjects: Record<string, (schema: unknown) => string[]> = {
  'x-there-when': (schema) => listAt(schema, 'x-there-when').flatMap(conditional),
  'x-pattern-when': (schema) => listAt(schema, 'x-pattern-when').flatMap(conditional),
  'x-steps': (schema) => ['field', 'of'].flatMap((key) => textOf(at(schema, 'x-steps', key))),
  'x-tally': (schema) =>
    keysAt(schema, 'x-tally').flatMap((path) => [path, ...textOf(at(schema, 'x-tally', path, 'of'))]),
  'x-each': (schema) => listAt(schema, 'x-each').flatMap((one) => [...keysAt(one, 'when'), ...textOf(at(one, 'of'))]),
  'x-totals': (schema) =>
    keysAt(schema, 'x-totals').flatMap((list) => [list, ...textOf(at(schema, 'x-totals', list, 'of'))]),
  'x-foremost': (schema) => ['field', 'of'].flatMap((key) => textOf(at(schema, 'x-foremost', key))),
  'x-keys': (schema) => pathsIn(schema, 'x-keys'),
  'x-first': (schema) => pathsIn(schema, 'x-first'),
  'x-last': (schema) => pathsIn(schema, 'x-last'),
  'x-masks': (schema) => pathsIn(schema, 'x-masks'),
  'x-paired': (schema) => listAt(schema, 'x-paired').flat().flatMap(textOf),
  'x-order-when': (schema) =>
    listAt(schema, 'x-order-when').flatMap((one) => [
      ...conditional(one),
      ...keysAt(one, 'unless'),
      ...listAt(one, 'below').map(String),
    ]),
  'x-filled': (schema) =>
    keysAt(schema, 'x-filled').flatMap((field) => {
      const paths = ['of', 'latest'].flatMap((key) => listAt(schema, 'x-filled', field, key).flat())
      return [field, ...paths.flatMap(textOf)]
    }),
  'x-phases': (schema) => {
    const from = at(schema, 'x-phases', 'from')
    const bounds = keysAt(from).flatMap((state) => listAt(from, state))
    const field = at(schema, 'x-phases', 'field')
    return [field, ...bounds].flatMap(textOf).map((name) => name.replace(/^[<>]|-\d+$/g, ''))
  },
}

function textOf(said: unknown): string[] {
  return typeof said === 'string' ? [said] : []
}

function pathsIn(schema: unknown, keyword: string): string[] {
  return keysAt(schema, keyword).flatMap((path) => [path, ...textOf(at(schema, keyword, path))])
}

function conditional(one: unknown): string[] {
  return [...keysAt(one, 'when'), ...['lacks', 'fields'].flatMap((key) => listAt(one, key).map(String))]
}

/** What a field's value or an object says of fields names those that the schema has. */
export const relatedFields: Oas3Rule = () => ({
  Schema(schema, context) {
    // Of a path such as `declarationTag/code`, the schema has the first field.
    const isThere = (path: string) => fieldParts(schema, path.split('/')[0] ?? '', context).length > 0
    const whose = 'which the schema does not have'
    for (const [keyword, fieldsOf] of Object.entries(ofObjects))
      reportMissing(keyword, fieldsOf(schema), {
        isThere,
        whose,
        report: (message) => context.report({ message, location: context.location.child(keyword).key() }),
      })
    for (const term of Object.values(at(schema, 'x-steps', 'terms') ?? {}).map(String))
      if (at(schema, 'x-terms', term) === undefined)
        context.report({
          message: `x-steps names the term ${term}, which x-terms does not have`,
          location: context.location.child('x-steps').key(),
        })
    for (const name of keysAt(schema, 'properties')) {
      const part = at(schema, 'properties', name)
      const location = context.location.child(['properties', name])
      for (const [keyword, fieldsOf] of Object.entries(ofFields)) {
        const said = at(part, keyword)
        if (said === undefined) continue
        reportMissing(keyword, fieldsOf(said), {
          isThere,
          whose,
          report: (message) => context.report({ message, location }),
        })
      }
      const isOpen = at(part, 'x-open')
      if (isOpen !== undefined && isOpen !== true) context.report({ message: 'x-open is true, or left out', location })
      const audience = at(part, 'x-member-only')
      if (audience !== undefined && audience !== 'ALWAYS' && audience !== 'SOMETIMES')
        context.report({ message: 'x-member-only is ALWAYS or SOMETIMES', location })
    }
  },
})

/** A list of the gateway's own that a statement names: `operationId?query#pointer`. */
export const namedSources: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const keyword of ['x-entry-of', 'x-marks']) {
      const sources = [at(schema, keyword, 'in') ?? at(schema, keyword) ?? []].flat()
      if (sources.every((source) => typeof source === 'string' && /^\w+(?:\?[^#]+)?#\/.+$/.test(source))) continue
      const message = `${keyword} names a list as operationId?query#pointer`
      context.report({ message, location: context.location.child(keyword).key() })
    }
    for (const name of keysAt(schema, 'properties')) {
      const part = at(schema, 'properties', name)
      const entries = at(part, 'x-entry-of')
      if (!isNode(entries)) continue
      const { resolve } = context
      const { node, location = context.location } = resolve(part as object, context.location.source.absoluteRef)
      const record = recordOf(at(node, 'items'), { resolve, location })
      reportMissing('x-entry-of', [...textOf(at(entries, 'each')), ...keysAt(entries, 'as')], {
        isThere: (field) => fieldParts(record.node, field, record).length > 0,
        whose: 'which no record of the list has',
        report: (message) => context.report({ message, location: context.location.child(['properties', name]) }),
      })
    }
  },
})

/** The fields that a key of an order names: `-count`, or an object by field, with the fields that its values name. */
function sortedFields(key: unknown): string[] {
  return isNode(key)
    ? Object.entries(key).flatMap(([field, order]) => [field, ...Object.values(isNode(order) ? order : {}).map(String)])
    : [String(key).replace(/^-/, '')]
}

/** The values that a key of an order places, if it places the values of a field. */
function placedValues(order: unknown): unknown[] | undefined {
  return Array.isArray(order) ? order : isNode(order) ? Object.keys(order) : undefined
}

function isSame(values: readonly unknown[], others: readonly unknown[]): boolean {
  return values.length === others.length && values.every((value) => others.includes(value))
}

/** What is said of a list (`x-sorted`, `x-unique`, `x-complete`, `x-until`) names fields of its records. */
export const relatedRecords: Oas3Rule = () => ({
  Schema(schema, context) {
    const named = {
      'x-sorted': listAt(schema, 'x-sorted').flatMap(sortedFields),
      'x-unique': [...listAt(schema, 'x-unique', 'by').map(String), ...keysAt(schema, 'x-unique', 'when')],
      'x-labels-of': at(schema, 'x-labels-of') === undefined ? [] : ['value', 'label'],
      'x-complete': [at(schema, 'x-complete')].filter((name) => typeof name === 'string'),
      'x-until': textOf(at(schema, 'x-until')),
    }
    const record = recordOf(at(schema, 'items'), context)
    for (const [keyword, names] of Object.entries(named))
      reportMissing(keyword, names, {
        isThere: (name) => fieldParts(record.node, name, record).length > 0,
        whose: 'which no record of the list has',
        report: (message) => context.report({ message, location: context.location.child(keyword).key() }),
      })
    for (const key of listAt(schema, 'x-sorted').filter(isNode))
      for (const [field, order] of Object.entries(key)) {
        const values = fieldParts(record.node, field, record).flatMap((part) => listAt(part, 'enum'))
        const placed = placedValues(order)
        const isWhole = values.length > 0 && isSame(values, placed ?? [])
        if (order === 'together' || isWhole) continue
        const message = `x-sorted places each value of ${field} once, or says together`
        context.report({ message, location: context.location.child('x-sorted').key() })
      }
  },
})

interface Place {
  isThere: (name: string) => boolean
  whose: string
  report: (message: string) => void
}

function reportMissing(keyword: string, names: readonly string[], { isThere, whose, report }: Place) {
  for (const name of names) if (!isThere(name)) report(`${keyword} names ${name}, ${whose}`)
}

/** The schema of a list's records, and the context of the file that has it. */
function recordOf(items: unknown, { resolve, location }: Pick<UserContext, 'resolve' | 'location'>) {
  let node = items
  let place = location
  while (isNode(node) && node['$ref'] !== undefined) {
    const found = resolve(node, place.source.absoluteRef)
    node = found.node
    place = found.location ?? place
  }
  return { node, resolve, location: place }
}
