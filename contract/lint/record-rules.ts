import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { at, follow, isNode, keysAt, listAt } from './nodes.ts'

interface Statement {
  /** The keyword and what it says, which all views of the field share. */
  text: string
  /** The fields beside it that it names. */
  names: string[]
  location: UserContext['location']
}

interface Reference {
  kind: string
  /** The record's fields that are shown beside the reference. */
  fields: string[]
  location: UserContext['location']
}

/** What `x-identifies` and `x-refers` name: fields of the schema, kinds of records and their fields. */
export const recordReferences: Oas3Rule = () => {
  const services = new Set<string>()
  /** By kind, the fields of its views. */
  const kinds = new Map<string, Set<string>>()
  /** By statement, the fields of the schemas that have it. */
  const places = new Map<string, Set<string>>()
  const statements: Statement[] = []
  const references: Reference[] = []
  return {
    Operation(operation) {
      for (const tag of operation.tags ?? []) services.add(tag)
    },
    Schema(schema, context) {
      for (const kind of kindsViewed(schema, context)) addTo(kinds, kind, keysAt(schema, 'properties'))
      for (const name of keysAt(schema, 'properties')) {
        const property = at(schema, 'properties', name)
        const location = context.location.child(['properties', name])
        const report = (message: string) => context.report({ message, location })
        const identifies = at(property, 'x-identifies')
        const kind = kindOf(property)
        if (kind !== undefined) addTo(kinds, kind, [...keysAt(schema, 'properties'), ...keysAt(identifies, 'with')])
        else if (identifies !== undefined) report('x-identifies is a kind of record, such as Policy')
        const shown = keysAt(schema, 'properties')
        for (const other of keysAt(identifies, 'with'))
          if (shown.includes(other)) report(`x-identifies states ${other} for a view that shows it`)
        const refers = at(property, 'x-refers') ?? at(property, 'items', 'x-refers')
        const by = at(refers, 'by')
        const named = {
          'x-identifies': keysAt(identifies, 'unless'),
          'x-refers': [...keysAt(refers, 'unless'), ...keysAt(refers, 'as'), ...(typeof by === 'string' ? [by] : [])],
        }
        for (const [keyword, names] of Object.entries(named)) {
          const text = `${keyword} ${JSON.stringify([name, identifies, refers])}`
          addTo(
            places,
            text,
            names.filter((other) => fieldParts(schema, other, context).length > 0),
          )
          // The fields of several views are not yet together in the object that the views refer to.
          const isWhole = at(schema, 'additionalProperties') !== true
          if (names.length > 0 && isWhole) statements.push({ text, names, location })
        }
        if (refers === undefined) continue
        const gone = at(refers, 'gone')
        if (gone !== undefined && (gone !== true || keysAt(refers, 'unless').length === 0))
          report('x-refers says with gone: true that what it is `unless` of is not public')
        const to = at(refers, 'to')
        if (isNode(to) !== (by !== undefined))
          report('x-refers has several kinds in `to` with `by`, or one kind without it')
        const fields = [...Object.values(at(refers, 'as') ?? {}).map(String), ...keysAt(refers, 'has')]
        const targets = isNode(to) ? Object.values(to) : [to]
        references.push(...targets.map((target) => ({ kind: String(target), fields, location })))
      }
    },
    Root: {
      leave(_, context) {
        for (const { text, names, location } of statements) {
          const missing = names.find((name) => places.get(text)?.has(name) !== true)
          const [keyword] = text.split(' ')
          if (missing !== undefined)
            context.report({ message: `${keyword} names ${missing}, which the schema does not have`, location })
        }
        // The file of one service does not know the records of the others, but the bundle does.
        if (services.size < 2) return
        for (const { kind, fields, location } of references) {
          const missing = fields.find((field) => kinds.get(kind)?.has(field) === false)
          if (!kinds.has(kind))
            context.report({ message: `x-refers names ${kind}, which no x-identifies does`, location })
          else if (missing !== undefined)
            context.report({ message: `x-refers names ${missing}, which no ${kind} has`, location })
        }
      },
    },
  }
}

/** The kinds of the records of which a schema is a view, by the fields that it refers to. */
function kindsViewed(schema: unknown, context: UserContext): string[] {
  return listAt(schema, 'allOf').flatMap((part) => {
    const fields = follow(part, context)
    const own = keysAt(schema, 'properties').map((name) => kindOf(at(fields, 'properties', name)))
    return own.filter((kind) => kind !== undefined)
  })
}

function kindOf(property: unknown): string | undefined {
  const identifies = at(property, 'x-identifies')
  const kind = at(identifies, 'kind') ?? identifies
  return typeof kind === 'string' && /^[A-Z]\w+$/.test(kind) ? kind : undefined
}

/** Why a field of one record may differ between two replies is said in words. */
export const saidDifference: Oas3Rule = () => ({
  Schema(schema, context) {
    const reason = at(schema, 'x-may-differ')
    const grows = at(schema, 'x-grows')
    if (grows !== undefined && (grows !== true || reason === undefined))
      context.report({
        message: 'x-grows is true, beside the reason in x-may-differ',
        location: context.location.child('x-grows'),
      })
    if (reason !== undefined && (typeof reason !== 'string' || !/\p{Script=Han}/u.test(reason)))
      context.report({
        message: 'x-may-differ states the reason in Chinese',
        location: context.location.child('x-may-differ'),
      })
  },
})

function addTo(sets: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  sets.set(key, new Set([...(sets.get(key) ?? []), ...values]))
}
