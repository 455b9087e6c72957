import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { fieldsIn, operationsIn, parametersIn, requestFieldsIn } from './law-names.ts'
import { at, follow, isNode, keysAt, listAt, replyData } from './nodes.ts'

/** The keys that an operation may use in `x-laws` (contract/README.md, Laws). */
const known = new Set([
  'effect',
  'onlyAsked',
  'rule',
  'table',
  'editions',
  'neighbours',
  'values',
  'variants',
  'list',
  'counts',
  'covers',
  'keys',
  'keyed',
  'spans',
  'means',
  'narrows',
  'sums',
  'adds',
  'same',
  'tells',
  'masked',
  'under',
  'writes',
  'part',
  'wrongSecret',
  'harmless',
  'needs',
  'refuses',
  'anyValue',
  'shared',
  'trial',
  'file',
  'attachment',
  'fresh',
  'now',
  'steady',
  'spelt',
])

/** Keys that are true where they are stated. */
const flags = ['shared', 'trial', 'steady']

/** Whose value a refusal is of: somebody else's, or nobody's. */
const refused = new Set(['foreign', 'unknown'])

/** The parts that an operation can play in logins and sessions. */
const sessionParts = new Set([
  'tenant',
  'currentUser',
  'newCaptcha',
  'captcha',
  'passwordLogin',
  'sendCode',
  'registerCode',
  'codeLogin',
  'codeEntry',
  'registration',
  'firstPassword',
  'passwordReset',
  'passwordChange',
  'tokenCheck',
  'tokenRefresh',
  'logout',
])

interface Named {
  operationId: string
  location: UserContext['location']
}

/** Everything that `x-laws` names must exist: operations, parameters, fields of the records. */
export const declaredLaws: Oas3Rule = () => {
  const services = new Set<string>()
  const operations = new Set<string>()
  const named: Named[] = []
  const played = new Set<string>()
  return {
    Operation(operation, context) {
      operations.add(operation.operationId ?? '')
      for (const tag of operation.tags ?? []) services.add(tag)
      const laws = at(operation, 'x-laws')
      if (laws === undefined) return
      const location = context.location.child('x-laws').key()
      const report = (message: string) => context.report({ message, location })
      const effect = at(laws, 'effect')
      if (effect !== undefined && effect !== 'reads') report('x-laws.effect is reads, or left out')
      for (const key of keysAt(laws)) if (!known.has(key)) report(`x-laws has no ${key}`)
      const part = at(laws, 'part')
      if (part !== undefined && (typeof part !== 'string' || !sessionParts.has(part)))
        report(`x-laws.part is no ${JSON.stringify(part)}`)
      else if (part !== undefined && played.has(part)) report(`x-laws.part: another operation is ${part}, too`)
      if (typeof part === 'string') played.add(part)
      for (const key of flags)
        if (at(laws, key) !== undefined && at(laws, key) !== true) report(`x-laws.${key} is true, or left out`)
      for (const name of keysAt(laws, 'needs')) {
        const source = at(laws, 'needs', name, 'of') ?? at(laws, 'values', name)
        if (typeof source !== 'string') report(`x-laws.needs.${name}: no list has such records`)
        if (keysAt(laws, 'needs', name, 'when').length === 0) report(`x-laws.needs.${name} states no field`)
      }
      for (const name of keysAt(laws, 'refuses')) {
        const codes = Object.entries(at(laws, 'refuses', name) ?? {})
        const isRight = codes.every(([who, code]) => refused.has(who) && (code === '4030' || code === '4040'))
        if (codes.length === 0 || !isRight) report(`x-laws.refuses.${name} states foreign or unknown, 4030 or 4040`)
      }
      for (const caller of listAt(laws, 'writes', 'steps').map((step) => at(step, 'as')))
        if (![undefined, 'visitor', 'stranger'].includes(caller as string | undefined))
          report(`x-laws.writes.steps: as is visitor or stranger, not ${JSON.stringify(caller)}`)
      for (const name of keysAt(laws, 'writes', 'begins'))
        if (!Array.isArray(at(laws, 'writes', 'begins', name))) report(`x-laws.writes.begins.${name} lists values`)
      for (const now of listAt(laws, 'writes', 'shows').map((sighting) => at(sighting, 'now')))
        if (now !== undefined && !Array.isArray(now)) report('x-laws.writes.shows: now lists places of the record')
      const partial = at(laws, 'writes', 'partial')
      if (partial !== undefined && !Array.isArray(partial)) report('x-laws.writes.partial lists fields of the body')
      named.push(...operationsIn(laws).map((operationId) => ({ operationId, location })))
      const body = requestOf(operation, context)
      // A list whose question does not fit into an address takes its filters in the body.
      for (const name of parametersIn(laws))
        if (!parameterNames(operation, context).has(name) && !hasField(body, name))
          report(`x-laws names ${name}, which the operation does not take`)
      for (const field of requestFieldsIn(laws))
        if (!hasField(body, field)) report(`x-laws names ${field}, which no request has`)
      const reply = followed(placed(replyData(operation), context))
      const shown = [at(laws, 'table', 'code'), at(laws, 'table', 'limits'), ...listAt(laws, 'editions')]
      const inRecords = shown.filter((name) => typeof name === 'string').map((name) => `*/${name}`)
      const pointed = ['fresh', 'now'].flatMap((key) => listAt(laws, key))
      const told = [...pointed, ...keysAt(laws, 'tells')].map((pointer) => String(pointer).replace(/^\//, ''))
      for (const field of [
        ...listAt(laws, 'masked').map(String),
        ...told,
        ...['order', 'alike'].flatMap((key) =>
          listAt(laws, 'neighbours', key).map((name) => String(name).replace(/^-/, '')),
        ),
        ...inRecords,
      ])
        if (!hasField(reply, field)) report(`x-laws names ${field}, which the reply does not have`)
      if (!isNode(at(laws, 'list'))) return
      const record = recordOf(operation, laws, context)
      if (!isNode(record.node)) return report('x-laws.list: the reply has no such records')
      for (const field of fieldsIn(at(laws, 'list')))
        if (!hasField(record, field)) report(`x-laws.list names ${field}, which no record has`)
      const standard = at(laws, 'list', 'standard')
      if (standard !== undefined && !valuesOf(operation, 'sort', context, 'enum').includes(standard))
        report(`x-laws.list.standard: ${JSON.stringify(standard)} is no value of sort`)
      for (const name of keysAt(laws, 'list', 'filters')) {
        if (at(laws, 'list', 'filters', name, 'within') === undefined) continue
        const bands = valuesOf(operation, name, context, 'x-bands')
        const values = valuesOf(operation, name, context, 'enum')
        if (bands.length === 0 || bands.some((band) => !values.includes(band)))
          report(`x-laws.list.filters.${name}: within needs x-bands of values that the parameter takes`)
      }
    },
    Root: {
      leave(_, context) {
        // The file of one service does not know the operations of the others, but the bundle does.
        if (services.size < 2) return
        for (const { operationId, location } of named)
          if (!operations.has(operationId))
            context.report({ message: `x-laws names the operation ${operationId}, which there is not`, location })
      },
    },
  }
}

function requestOf(operation: unknown, context: UserContext): Placed {
  const operationItself = placed(operation, context)
  return below(below(operationItself, 'requestBody'), 'content', 'application/json', 'schema')
}

function parameterNames(operation: unknown, context: UserContext): Set<unknown> {
  return new Set(listAt(operation, 'parameters').map((parameter) => at(follow(parameter, context), 'name')))
}

/** The entries under a key of a parameter's schema: its items, or its property names. */
function valuesOf(operation: unknown, name: string, context: UserContext, key: string): unknown[] {
  const parameters = listAt(operation, 'parameters').map((each) => followed(placed(each, context)))
  const own = parameters.find((each) => at(each.node, 'name') === name)
  if (own === undefined) return []
  const { node } = below(own, 'schema')
  return [...listAt(node, key), ...keysAt(node, key)]
}

function recordOf(operation: unknown, laws: unknown, context: UserContext): Placed {
  const stated = at(laws, 'list', 'records')
  const pointer = typeof stated === 'string' ? stated : '/records/*'
  const keys = pointer.split('/').filter(Boolean)
  return keys.reduce(
    (schema, key) => (key === '*' ? below(schema, 'items') : below(schema, 'properties', key)),
    followed(placed(replyData(operation), context)),
  )
}

/** In a union, it is enough that one branch has it. A view may inherit it from its fields. */
function hasField(schema: Placed, path: string): boolean {
  const parts = ['oneOf', 'allOf'].flatMap((kind) => listAt(schema.node, kind))
  if (parts.some((part) => hasField(followed({ ...schema, node: part }), path))) return true
  const [key = '', ...deeper] = path.split('/')
  const inner = key === '*' ? below(schema, 'items') : below(schema, 'properties', key)
  return inner.node !== undefined && (deeper.length === 0 || hasField(inner, deeper.join('/')))
}

/** A part of the description, and the file to which its references are relative. */
interface Placed {
  node: unknown
  file: string
  context: UserContext
}

function placed(node: unknown, context: UserContext): Placed {
  return { node, file: context.location.source.absoluteRef, context }
}

function followed(part: Placed): Placed {
  const { node, file, context } = part
  if (!isNode(node) || typeof node['$ref'] !== 'string') return part
  const { node: target, location } = context.resolve(node, file)
  return location === undefined
    ? { ...part, node: undefined }
    : followed({ ...part, node: target, file: location.source.absoluteRef })
}

/** The part at these keys, following references. */
function below(part: Placed, ...keys: string[]): Placed {
  return followed({ ...part, node: at(part.node, ...keys) })
}
