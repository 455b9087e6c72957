import type { BundledDocument } from '../../generate/bundle.ts'
import { listOperations, type OperationRow } from '../../generate/operations.ts'
import type { Pointer } from '../locate.ts'
import type { Break } from './break.ts'
import { createSchemaComparer, type Placed } from './schemas.ts'
import type { Schema } from './values.ts'

type Content = Record<string, { schema?: Schema }>

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}

interface Operation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content } | { $ref: string }>
}

/** A contract and one of its operations. */
interface Side {
  document: BundledDocument
  row: OperationRow
}

/** What of an operation breaks; `isGone` when the current contract has no such method and path. */
export interface OperationBreaks {
  released: OperationRow
  breaks: Break[]
  isGone: boolean
}

/** Compares every operation of the released contract with the current one, by method and path. */
export function compareOperations(released: BundledDocument, current: BundledDocument): OperationBreaks[] {
  const compareSchemas = createSchemaComparer()
  const currentRows = new Map(listOperations(current).map((row) => [`${row.method} ${row.path}`, row]))
  return listOperations(released).map((row) => {
    const kept = currentRows.get(`${row.method} ${row.path}`)
    if (kept === undefined) {
      const message = `the operation ${row.operationId}, ${row.method} ${row.path}, is gone`
      return { released: row, isGone: true, breaks: [{ pointer: placeOf(row), message }] }
    }
    const pair = { before: { document: released, row }, after: { document: current, row: kept } }
    return {
      released: row,
      isGone: false,
      breaks: [
        ...compareHeads(pair),
        ...compareParameters(pair, compareSchemas),
        ...compareBodies(pair, compareSchemas),
        ...compareReplies(pair, compareSchemas),
      ],
    }
  })
}

interface Pair {
  before: Side
  after: Side
}

type Compare = ReturnType<typeof createSchemaComparer>

function placeOf({ path, method }: OperationRow): Pointer {
  return ['paths', path, method.toLowerCase()]
}

function operationOf({ document, row }: Side): Operation {
  return document.paths[row.path]?.[row.method.toLowerCase()] as Operation
}

/** Generated clients call an operation by its id. */
function compareHeads({ before, after }: Pair): Break[] {
  const place = placeOf(after.row)
  const [was, is] = [before.row, after.row]
  return [
    ...(was.operationId === is.operationId
      ? []
      : [{ pointer: [...place, 'operationId'], message: `the operation was called ${was.operationId}` }]),
    ...(was.auth === 'public' && is.auth === 'member'
      ? [{ pointer: [...place, 'security'], message: 'the operation now needs a login' }]
      : []),
  ]
}

/** What a reference leads to, with its place. */
function resolve<Target extends object>(document: BundledDocument, node: Target | { $ref: string }, pointer: Pointer) {
  if (!('$ref' in node)) return { node, pointer }
  const target = node.$ref.split('/').slice(1)
  const [, section = '', name = ''] = target
  return { node: document.components[section]?.[name] as Target, pointer: target }
}

function parametersOf(side: Side) {
  const { parameters = [] } = operationOf(side)
  const resolved = parameters.map((parameter, index) =>
    resolve<Parameter>(side.document, parameter, [...placeOf(side.row), 'parameters', String(index)]),
  )
  return new Map(resolved.map((each) => [`${each.node.in} parameter ${each.node.name}`, each]))
}

function compareParameters({ before, after }: Pair, compare: Compare): Break[] {
  const [released, current] = [parametersOf(before), parametersOf(after)]
  const place = [...placeOf(after.row), 'parameters']
  const breaks: Break[] = []
  for (const [name, was] of released) {
    const is = current.get(name)
    if (is === undefined) {
      breaks.push({ pointer: place, message: `the ${name} is no longer taken` })
      continue
    }
    if (is.node.required === true && was.node.required !== true) {
      breaks.push({ pointer: [...is.pointer, 'required'], message: `the ${name} is now required` })
    }
    breaks.push(...compare(schemaOf(before, was), schemaOf(after, is), 'request'))
  }
  for (const [name, { node }] of current) {
    if (node.required === true && !released.has(name)) {
      breaks.push({ pointer: place, message: `the ${name} is new and required` })
    }
  }
  return breaks
}

function schemaOf({ document }: Side, { node, pointer }: { node: Parameter; pointer: Pointer }): Placed {
  return { document, schema: node.schema, pointer: [...pointer, 'schema'] }
}

function compareBodies({ before, after }: Pair, compare: Compare): Break[] {
  const [was, is] = [operationOf(before).requestBody, operationOf(after).requestBody]
  const pointer = [...placeOf(after.row), 'requestBody']
  if (was === undefined) return is?.required === true ? [{ pointer, message: 'a body is now required' }] : []
  if (is === undefined) return [{ pointer: placeOf(after.row), message: 'the body is no longer taken' }]
  const contents = (side: Side, content: Content) =>
    placedContents({ ...side, content }, [...placeOf(side.row), 'requestBody', 'content'])
  return [
    ...(is.required === true && was.required !== true ? [{ pointer, message: 'the body is now required' }] : []),
    ...compareContents(contents(before, was.content), contents(after, is.content), (one, two) =>
      compare(one, two, 'request'),
    ),
  ]
}

function compareReplies({ before, after }: Pair, compare: Compare): Break[] {
  const [released, current] = [operationOf(before).responses, operationOf(after).responses]
  return Object.entries(released).flatMap(([status, reply]) => {
    const kept = current[status]
    const place = [...placeOf(after.row), 'responses']
    if (kept === undefined) return [{ pointer: place, message: `the reply ${status} is gone` }]
    const contents = (side: Side, node: typeof reply) => {
      const found = resolve<{ content?: Content }>(side.document, node, [...placeOf(side.row), 'responses', status])
      return placedContents({ ...side, content: found.node.content ?? {} }, [...found.pointer, 'content'])
    }
    return compareContents(contents(before, reply), contents(after, kept), (one, two) => compare(one, two, 'reply'))
  })
}

interface PlacedContent {
  pointer: Pointer
  schemas: Map<string, Placed>
}

function placedContents({ document, content }: { document: BundledDocument; content: Content }, pointer: Pointer) {
  const schemas = Object.entries(content).map(([type, { schema = {} }]): [string, Placed] => [
    type,
    { document, schema, pointer: [...pointer, type, 'schema'] },
  ])
  return { pointer, schemas: new Map(schemas) }
}

function compareContents(before: PlacedContent, after: PlacedContent, compare: (one: Placed, two: Placed) => Break[]) {
  return [...before.schemas].flatMap(([type, schema]) => {
    const kept = after.schemas.get(type)
    return kept === undefined
      ? [{ pointer: after.pointer, message: `the content type ${type} is gone` }]
      : compare(schema, kept)
  })
}
