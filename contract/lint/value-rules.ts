import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldParts } from './field-parts.ts'
import { at, isCount, isNode, keysAt, listAt, referredName, typesOf } from './nodes.ts'

/** `x-order` lists fields of the schema, all numbers or all dates, in ascending order. */
export const orderedFields: Oas3Rule = () => ({
  Schema(schema, context) {
    const known = new Set(keysAt(schema, 'properties'))
    const kindOf = (name: string) => kindOfParts(fieldParts(schema, name, context))
    reportOrder(schema, context, { known, kindOf, owner: 'the schema' })
  },
})

/** The same for an operation's parameters. */
export const orderedParameters: Oas3Rule = () => ({
  Operation(operation, context) {
    const parameters = new Map(
      listAt(operation, 'parameters').map((parameter) => {
        const { node, location } = context.resolve(parameter as object)
        // An inline parameter has no place of its own.
        const isHere = referredName(parameter) === undefined
        const from = (isHere ? undefined : location)?.source.absoluteRef ?? context.location.source.absoluteRef
        return [String(at(node, 'name')), { schema: at(node, 'schema'), from }] as const
      }),
    )
    const kindOf = (name: string) => {
      const { schema, from } = parameters.get(name) ?? {}
      const isReference = isNode(schema) && schema['$ref'] !== undefined
      return kindOfParts([isReference ? context.resolve(schema, from).node : schema])
    }
    reportOrder(operation, context, { known: new Set(parameters.keys()), kindOf, owner: 'the operation' })
  },
})

interface Ordered {
  known: ReadonlySet<string>
  kindOf: (name: string) => string | undefined
  owner: string
}

function reportOrder(node: unknown, context: UserContext, { known, kindOf, owner }: Ordered) {
  const lists = at(node, 'x-order')
  if (lists === undefined) return
  const place = context.location.child('x-order')
  const report = (message: string, location = place) =>
    context.report({ message: `x-order ${message}`, location: location.key() })
  if (!Array.isArray(lists) || lists.some((list) => !Array.isArray(list) || list.length < 2)) {
    return report('is a list of lists of at least two fields')
  }
  for (const [index, list] of (lists as unknown[][]).entries()) {
    const names = list.map(String)
    const missing = names.filter((name) => !known.has(name))
    for (const name of missing) report(`names ${name}, which ${owner} does not have`, place.child(String(index)))
    if (missing.length > 0) continue
    const [kind, ...others] = names.map(kindOf)
    if (kind !== undefined && others.every((other) => other === kind)) continue
    report(
      `compares ${names.join(' with ')}, which are not all numbers, all dates or all moments`,
      place.child(String(index)),
    )
  }
}

function kindOfParts(parts: readonly unknown[]): 'number' | 'date' | 'moment' | undefined {
  const all = parts.flatMap((part) => [part, ...listAt(part, 'oneOf')])
  if (all.some((part) => typesOf(part).some((type) => type === 'number' || type === 'integer'))) return 'number'
  if (all.some((part) => at(part, 'format') === 'date' || referredName(part) === 'Date')) return 'date'
  return all.some((part) => referredName(part) === 'DateTime') ? 'moment' : undefined
}

/** `x-ahead` states how many days (for a date) or years (for a year) a value is ahead of the day it is sent. */
export const statedAhead: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const { node, parts, location } of statements(schema, 'x-ahead', context)) {
      const { minimum = 0, maximum = Infinity, ...others } = isNode(node) ? node : { none: node }
      const isRange =
        [0, 1].includes(minimum as number) && typeof maximum === 'number' && maximum >= (minimum as number)
      if (!isRange || Object.keys(others).length > 0 || keysAt(node).length === 0) {
        context.report({ message: 'x-ahead is { minimum, maximum }: 0 or 1, and a number not below it', location })
      } else if (!['date', 'number'].includes(String(kindOfParts(parts)))) {
        context.report({ message: 'x-ahead is said of a date or of a year', location })
      }
    }
  },
})

/** `x-term` states how many days, or working days, a moment is after another moment of the record. */
export const statedTerm: Oas3Rule = () => ({
  Schema(schema, context) {
    const names = keysAt(schema, 'properties')
    for (const name of names) {
      const node = at(schema, 'properties', name, 'x-term')
      if (node === undefined) continue
      const location = context.location.child(['properties', name, 'x-term']).key()
      const { days, workingDays, after, ...others } = isNode(node) ? node : {}
      const amounts = [days, workingDays].filter((amount) => amount !== undefined)
      if (
        amounts.length !== 1 ||
        !amounts.every(isCount) ||
        typeof after !== 'string' ||
        Object.keys(others).length > 0
      ) {
        context.report({
          message: 'x-term is { days, after } or { workingDays, after }: a number, and the field it is counted from',
          location,
        })
        continue
      }
      const isTime = (field: string) =>
        ['date', 'moment'].includes(String(kindOfParts(fieldParts(schema, field, context))))
      if (!isTime(name)) context.report({ message: 'x-term is said of a date or of a moment', location })
      else if (!names.includes(after)) {
        context.report({ message: `x-term begins at ${after}, which the schema does not have`, location })
      } else if (!isTime(after)) {
        context.report({ message: `x-term begins at ${after}, which is neither a date nor a moment`, location })
      }
    }
  },
})

/** `x-file` lists the kinds of files that a field accepts, each with its extensions and maximum size. */
export const statedFiles: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const { node, parts, location } of statements(schema, 'x-file', context)) {
      if (!Array.isArray(node) || node.length === 0 || !node.every(isFileKind)) {
        const message = 'x-file is a list of { extensions, maxMegabytes }, the extensions in lower case without a dot'
        context.report({ message, location })
      } else if (!parts.some(isFilePart)) {
        context.report({
          message: 'x-file is said of an UploadedFile, a list of them, a Url or a file itself',
          location,
        })
      }
    }
  },
})

function isFileKind(kind: unknown): boolean {
  const extensions = listAt(kind, 'extensions')
  const largest = at(kind, 'maxMegabytes')
  const areExtensions =
    extensions.length > 0 && extensions.every((one) => typeof one === 'string' && /^[a-z0-9]+$/.test(one))
  return areExtensions && typeof largest === 'number' && largest > 0 && keysAt(kind).length === 2
}

function isFilePart(part: unknown): boolean {
  const parts = [part, at(part, 'items'), ...listAt(part, 'oneOf')]
  return (
    at(part, 'format') === 'binary' || parts.some((one) => ['UploadedFile', 'Url'].includes(referredName(one) ?? ''))
  )
}

interface Statement {
  node: unknown
  /** The schemas that state the field's type. */
  parts: unknown[]
  location: Location
}

/** Statements of the schema itself, or of its fields beside a reference, whose other keys the linter does not visit. */
function statements(schema: object, key: string, context: UserContext): Statement[] {
  const own = at(schema, key)
  const self = own === undefined ? [] : [{ node: own, parts: [schema], location: context.location.child(key).key() }]
  return [
    ...self,
    ...keysAt(schema, 'properties').flatMap((name) => {
      const node = at(schema, 'properties', name, key)
      const isSeenItself = at(schema, 'properties', name, '$ref') === undefined
      if (node === undefined || isSeenItself) return []
      const location = context.location.child(['properties', name, key]).key()
      return [{ node, parts: fieldParts(schema, name, context), location }]
    }),
  ]
}
