import { isDeepStrictEqual } from 'node:util'
import type { BundledDocument } from '#compiler/bundle.ts'
import { nameOf, type Finding } from '#compiler/finding.ts'
import type { Locate, Pointer } from '#compiler/locate.ts'

type Node = Record<string, unknown>

/** A record in an example of a reply, and its place in the bundle. */
interface Telling {
  pointer: Pointer
  record: Node
  /** Fields that the example declares to be from another moment, such as the state just after a change. */
  elsewhen: readonly string[]
}

/**
 * The examples of all services tell one story: records with the same id agree in every shared field. A record is
 * identified by its `id`, or by its first field ending in `Id`; fields are the same if they have one name and values of
 * one shape. An example from another moment names the differing fields in `x-other-moment`; it is an error if one of
 * them does not differ.
 */
export function checkStory(bundle: BundledDocument, locate: Locate): Finding[] {
  const told = Map.groupBy(listTellings(bundle), ({ record }) => identityOf(record))
  const needed = new Set<string>()
  const clashes = [...told].flatMap(([identity, tellings]) =>
    identity === undefined ? [] : clashesOf(identity, tellings, needed, locate),
  )
  const idle = listExamples(bundle).flatMap(({ pointer, example }) =>
    momentsOf(example)
      .filter((field) => !needed.has(keyOf(pointer, field)))
      .map((field) =>
        locate([...pointer, 'x-other-moment'], `x-other-moment names ${field}, which differs from no other example`),
      ),
  )
  return [...clashes, ...idle]
}

function clashesOf(identity: string, tellings: readonly Telling[], needed: Set<string>, locate: Locate): Finding[] {
  const fields = new Set(tellings.flatMap(({ record }) => Object.keys(record)))
  return [...fields].flatMap((field) => {
    const telling = tellings.filter(({ record }) => field in record)
    const now = telling.filter(({ elsewhen }) => !elsewhen.includes(field))
    for (const other of telling.filter(({ elsewhen }) => elsewhen.includes(field))) {
      if (telling.some((each) => disagree(each.record[field], other.record[field]))) {
        needed.add(keyOf(exampleOf(other.pointer), field))
      }
    }
    const [first] = now
    const different = now.find(({ record }) => first !== undefined && disagree(first.record[field], record[field]))
    if (first === undefined || different === undefined) return []
    const { file, line } = locate([...first.pointer, field], '')
    const [one, other] = [first, different].map(({ record }) => JSON.stringify(record[field]))
    const message = `${field} of ${identity} is ${other} here and ${one} at ${nameOf(file)}:${line}`
    return [locate([...different.pointer, field], message)]
  })
}

/**
 * Two values that could be the same but are not. Lists and objects of two kinds may share a name, and a nested record
 * is compared by its own id.
 */
function disagree(one: unknown, other: unknown): boolean {
  if (isRecord(one) || isRecord(other) || isDeepStrictEqual(one, other)) return false
  return isAbsent(one) || isAbsent(other) || shapeOf(one) === shapeOf(other)
}

function isAbsent(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${shapeOf(value[0])}]`
  return isNode(value) ? Object.keys(value).toSorted().join() : ''
}

function isRecord(value: unknown): boolean {
  return isNode(value) && identityOf(value) !== undefined
}

function identityOf(record: Node): string | undefined {
  const key = 'id' in record ? 'id' : Object.keys(record).find((name) => name.endsWith('Id'))
  const value = key === undefined ? undefined : record[key]
  return typeof value === 'string' ? value : undefined
}

interface Example {
  pointer: Pointer
  example: Node
}

/** The examples of replies; a shared one only once. */
function listExamples(bundle: BundledDocument): Example[] {
  const own = Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const content = ['responses', '200', 'content', 'application/json', 'examples']
      const examples = Object.entries(at(operation, content))
      return examples.map(([name, example]): Example => ({
        pointer: ['paths', path, method, ...content, name],
        example: isNode(example) ? example : {},
      }))
    }),
  )
  const shared = Object.entries(bundle.components['examples'] ?? {}).map(([name, example]): Example => ({
    pointer: ['components', 'examples', name],
    example: isNode(example) ? example : {},
  }))
  return [...own.filter(({ example }) => !('$ref' in example)), ...shared]
}

function listTellings(bundle: BundledDocument): Telling[] {
  return listExamples(bundle).flatMap(({ pointer, example }) =>
    recordsIn(example['value'], [...pointer, 'value']).map((telling) => ({ ...telling, elsewhen: momentsOf(example) })),
  )
}

function recordsIn(value: unknown, pointer: Pointer): { pointer: Pointer; record: Node }[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, child]) => recordsIn(child, [...pointer, key]))
  return isNode(value) && isRecord(value) ? [{ pointer, record: value }, ...inner] : inner
}

function momentsOf(example: Node): string[] {
  const fields = example['x-other-moment']
  return Array.isArray(fields) ? fields.map(String) : []
}

function exampleOf(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.indexOf('value'))
}

function keyOf(pointer: Pointer, field: string): string {
  return [...pointer, field].join(' ')
}

function at(node: unknown, keys: readonly string[]): Node {
  const found = keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), node)
  return isNode(found) ? found : {}
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
