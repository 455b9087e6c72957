import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { at, isNode, keysAt, listAt } from './nodes.ts'

/**
 * What a field's value says of other fields (`x-only-when`, `x-together`, `x-factor`, `x-share`, `x-follows`,
 * `x-counts`), and what an object says of its fields (`x-there-when`), names fields of the schema.
 */
export const relatedFields: Oas3Rule = () => ({
  Schema(schema, context) {
    const cases = listAt(schema, 'x-there-when')
    const named = cases.flatMap((one) => [...keysAt(one, 'when'), ...listAt(one, 'fields').map(String)])
    reportMissing('x-there-when', named, {
      isThere: (other) => fieldParts(schema, other, context).length > 0,
      whose: 'which the schema does not have',
      report: (message) => context.report({ message, location: context.location.child('x-there-when').key() }),
    })
    for (const name of keysAt(schema, 'properties')) {
      const part = at(schema, 'properties', name)
      for (const keyword of ['x-only-when', 'x-together', 'x-factor', 'x-share', 'x-follows', 'x-counts']) {
        const said = at(part, keyword)
        const places = { 'x-share': ['of', 'in'], 'x-counts': ['of'] }[keyword]
        const others =
          places !== undefined && said !== undefined
            ? places.map((key) => String(at(said, key)))
            : typeof said === 'string'
              ? [said]
              : keysAt(said)
        reportMissing(keyword, others, {
          isThere: (other) => fieldParts(schema, other, context).length > 0,
          whose: 'which the schema does not have',
          report: (message) => context.report({ message, location: context.location.child(['properties', name]) }),
        })
      }
    }
  },
})

/** What is said of a list (`x-sorted`, `x-unique`, `x-complete`) names fields of its records. */
export const relatedRecords: Oas3Rule = () => ({
  Schema(schema, context) {
    const named = {
      'x-sorted': listAt(schema, 'x-sorted').map((key) => String(key).replace(/^-/, '')),
      'x-unique': [...listAt(schema, 'x-unique', 'by').map(String), ...keysAt(schema, 'x-unique', 'when')],
      'x-complete': [at(schema, 'x-complete')].filter((name) => typeof name === 'string'),
    }
    const record = recordOf(at(schema, 'items'), context)
    for (const [keyword, names] of Object.entries(named))
      reportMissing(keyword, names, {
        isThere: (name) => fieldParts(record.node, name, record).length > 0,
        whose: 'which no record of the list has',
        report: (message) => context.report({ message, location: context.location.child(keyword).key() }),
      })
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
