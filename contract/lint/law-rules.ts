import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { at, follow, isNode, keysAt, listAt, replyData, type Node } from './nodes.ts'

/** What an operation may say under `x-laws` (contract/README.md, Laws). */
const known = new Set(['values', 'list', 'counts', 'sums', 'adds', 'memberOnly', 'under', 'writes'])

interface Named {
  operationId: string
  location: UserContext['location']
}

/** Everything that `x-laws` names is there: operations, parameters, fields of the records. */
export const declaredLaws: Oas3Rule = () => {
  const services = new Set<string>()
  const operations = new Set<string>()
  const named: Named[] = []
  return {
    Operation(operation, context) {
      operations.add(operation.operationId ?? '')
      for (const tag of operation.tags ?? []) services.add(tag)
      const laws = at(operation, 'x-laws')
      if (laws === undefined) return
      const location = context.location.child('x-laws').key()
      const report = (message: string) => context.report({ message, location })
      for (const key of keysAt(laws)) if (!known.has(key)) report(`x-laws has no ${key}`)
      named.push(...operationsIn(laws).map((operationId) => ({ operationId, location })))
      for (const name of parametersIn(laws))
        if (!parameterNames(operation, context).has(name))
          report(`x-laws names ${name}, which the operation does not take`)
      // References of a schema's own file are followed in the bundle only.
      if (!isNode(at(laws, 'list')) || context.location.pointer === '#/') return
      const record = recordOf(operation, laws, context)
      if (record === undefined) return report('x-laws.list: the reply has no such records')
      for (const field of fieldsIn(at(laws, 'list')))
        if (!hasField(record, field, context)) report(`x-laws.list names ${field}, which no record has`)
    },
    Root: {
      leave(_, context) {
        // The file of one service does not know the operations of the others; the bundle does.
        if (services.size < 2) return
        for (const { operationId, location } of named)
          if (!operations.has(operationId))
            context.report({ message: `x-laws names the operation ${operationId}, which there is not`, location })
      },
    },
  }
}

/** Each operation that stands as a source, a list that is counted, or a place to look after a write. */
function operationsIn(laws: unknown): string[] {
  const writes = at(laws, 'writes')
  const texts = [
    ...keysAt(laws, 'values').map((name) => at(laws, 'values', name)),
    ...listAt(laws, 'counts').flatMap((count) => listAt(count, 'of')),
    at(laws, 'adds', 'of'),
    ...['shows', 'hidden', 'counts'].flatMap((kind) => listAt(writes, kind).map((sighting) => at(sighting, 'in'))),
    at(writes, 'undo', 'by'),
    at(writes, 'readBy'),
  ]
  return texts.filter((text) => typeof text === 'string').map((text) => /^\w*/.exec(text)?.[0] ?? '')
}

function parametersIn(laws: unknown): string[] {
  const values = keysAt(laws, 'values').filter((name) => !name.startsWith('body/'))
  return [...values, ...['keyword', 'filters'].flatMap((kind) => keysAt(laws, 'list', kind)), ...keysAt(laws, 'under')]
}

function parameterNames(operation: unknown, context: UserContext): Set<unknown> {
  return new Set(listAt(operation, 'parameters').map((parameter) => at(follow(parameter, context), 'name')))
}

function recordOf(operation: unknown, laws: unknown, context: UserContext): Node | undefined {
  const stated = at(laws, 'list', 'records')
  const pointer = typeof stated === 'string' ? stated : '/records/*'
  let schema = follow(replyData(operation), context)
  for (const key of pointer.split('/').filter(Boolean))
    schema = follow(key === '*' ? at(schema, 'items') : at(schema, 'properties', key), context)
  return isNode(schema) ? schema : undefined
}

/** The fields that words are looked for in, that filters compare and that orders follow. */
function fieldsIn(list: unknown): string[] {
  const orders = [...keysAt(list, 'sorts').flatMap((sort) => listAt(list, 'sorts', sort)), ...listAt(list, 'order')]
  const filters = keysAt(list, 'filters').flatMap((name) => {
    const law = at(list, 'filters', name)
    return typeof law === 'string' ? [law.split(' ')[0] ?? ''] : [at(law, 'field') ?? []].flat()
  })
  const words = keysAt(list, 'keyword').flatMap((name) => listAt(list, 'keyword', name))
  return [...words, ...filters, ...orders.map((key) => String(key).replace(/^-/, '').split('=')[0] ?? '')].map(String)
}

function hasField(record: Node, path: string, context: UserContext): boolean {
  let schema: unknown = record
  for (const key of path.split('/')) {
    const full = follow(schema, context)
    schema = key === '*' ? at(full, 'items') : at(full, 'properties', key)
  }
  return schema !== undefined
}
