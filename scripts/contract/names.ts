import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { BundledDocument } from '#compiler/bundle.ts'
import {
  listOperations,
  resolve,
  type ContractOperation,
  type ContractParameter,
  type JsonSchema,
} from '#compiler/document.ts'
import { nameOf, type Finding } from '#compiler/finding.ts'
import { lineOf, type Locate, type Pointer } from '#compiler/locate.ts'

/** What contract/names.yaml declares. */
interface Names {
  /** Names that may have values of several kinds, with the reason. */
  differ?: Record<string, string>
  /** Names of one thing, which has the same limit everywhere. */
  same?: string[]
}

/** A property or a parameter. */
interface Use {
  name: string
  schema: JsonSchema
  pointer: Pointer
}

/**
 * One name, one type: a name that is a text here and a number there is declared in names.yaml with its reason. A name
 * listed there as one thing has the same limit everywhere. A path parameter says whose id it is by naming the field it
 * comes from.
 */
export function checkNames(bundle: BundledDocument, folder: string, locate: Locate): Finding[] {
  const file = path.join(folder, 'names.yaml')
  const { differ = {}, same = [] } = existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Names) : {}
  const uses = Map.groupBy(listUses(bundle), ({ name }) => name)
  const several = [...uses].flatMap(([name, each]) => {
    const clash = firstClash(each, (schema) => kindOf(bundle, schema))
    return clash === undefined ? [] : [{ name, ...clash }]
  })
  const undeclared = several
    .filter(({ name }) => !(name in differ))
    .map(({ name, one, other }) => tell(locate, { name, one, other }, 'declare in names.yaml why'))
  const idle = Object.keys(differ)
    .filter((name) => several.every((each) => each.name !== name))
    .map((name) => ({ file, line: lineOf(file, ['differ', name]), message: `${name} has one type everywhere` }))
  const unequal = same.flatMap((name) => {
    const clash = firstClash(uses.get(name) ?? [], (schema) => limitsOf(bundle, schema))
    return clash === undefined ? [] : [tell(locate, { name, ...clash }, 'names.yaml says that it is one thing')]
  })
  return [...undeclared, ...idle, ...unequal, ...checkPathParameters(bundle, locate)]
}

interface Said {
  use: Use
  says: string
}

/** The first use that differs from the first of all. */
function firstClash(
  uses: readonly Use[],
  sayOf: (schema: JsonSchema) => string,
): { one: Said; other: Said } | undefined {
  const said = uses.map((use): Said => ({ use, says: sayOf(use.schema) })).filter(({ says }) => says !== '')
  const [one] = said
  const other = said.find(({ says }) => says !== one?.says)
  return one === undefined || other === undefined ? undefined : { one, other }
}

function tell(locate: Locate, { name, one, other }: { name: string; one: Said; other: Said }, hint: string): Finding {
  const { file, line } = locate(one.use.pointer, '')
  return locate(other.use.pointer, `${name} is ${other.says} here and ${one.says} at ${nameOf(file)}:${line}: ${hint}`)
}

/** Several values of a kind count as that kind: a filter accepts more than one, a record has more than one. */
function kindOf(bundle: BundledDocument, source: JsonSchema): string {
  const schema = resolve(bundle, source) as JsonSchema & {
    format?: string
    pattern?: string
    enum?: unknown[]
    const?: unknown
  }
  if (schema.items !== undefined) return kindOf(bundle, schema.items)
  // A choice of several kinds already states that there are several.
  const choices = new Set((schema.oneOf ?? []).map((choice) => kindOf(bundle, choice)).filter((kind) => kind !== ''))
  if (schema.oneOf !== undefined) return choices.size === 1 ? ([...choices][0] ?? '') : ''
  const types = [schema.type ?? typeof (schema.enum?.[0] ?? schema.const)].flat()
  const type = types.find((each) => each !== 'null') ?? ''
  if (type === 'integer') return 'number'
  if (type !== 'string') return type === 'undefined' ? '' : type
  if (schema.format === 'date') return 'day'
  return schema.pattern?.includes(' \\d{2}:') === true ? 'moment' : 'text'
}

function limitsOf(bundle: BundledDocument, source: JsonSchema): string {
  const whole: Record<string, unknown> = { ...resolve(bundle, source), ...source }
  const limits = ['minimum', 'maximum', 'maxLength', 'pattern'].filter((key) => whole[key] !== undefined)
  return limits.map((key) => `${key} ${String(whole[key])}`).join(', ')
}

function listUses(bundle: BundledDocument): Use[] {
  const properties = Object.entries(bundle.components['schemas'] ?? {}).flatMap(([component, schema]) =>
    Object.entries((schema as JsonSchema).properties ?? {}).map(([name, each]): Use => {
      return { name, schema: each, pointer: ['components', 'schemas', component, 'properties', name] }
    }),
  )
  const parameters = listOperations(bundle).flatMap((operation) =>
    parametersOf(operation, 'query').map(({ parameter: { name, schema }, pointer }): Use => ({
      name,
      schema,
      pointer,
    })),
  )
  return [...properties, ...parameters]
}

function parametersOf(operation: ContractOperation, place: ContractParameter['in']) {
  const { path: route, method, parameters } = operation
  return parameters
    .map((parameter, index) => ({
      parameter,
      pointer: ['paths', route, method.toLowerCase(), 'parameters', String(index)],
    }))
    .filter(({ parameter }) => parameter.in === place)
}

function checkPathParameters(bundle: BundledDocument, locate: Locate): Finding[] {
  return listOperations(bundle).flatMap((operation) =>
    parametersOf(operation, 'path').flatMap(({ parameter: { name, description = '' }, pointer }) => {
      const [, component = '', field = ''] = /取 (\w+)\.(\w+)/.exec(description) ?? []
      const schema = bundle.components['schemas']?.[component] as JsonSchema | undefined
      if (schema?.properties?.[field] !== undefined) return []
      return [
        locate(pointer, `the description of ${name} must say from which field it is taken, e.g. 取 Enterprise.enId`),
      ]
    }),
  )
}
