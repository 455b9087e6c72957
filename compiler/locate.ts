import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, LineCounter, parse, parseDocument, type ParsedNode } from 'yaml'
import { listComponents } from './components.ts'
import type { Finding } from './finding.ts'

/** A place in the bundle: the keys from its root. */
export type Pointer = readonly string[]

/**
 * Finds the source of a place in the bundle, so that a finding names the file that a person edits. `folder` is the
 * contract's folder.
 */
export function createLocator(folder: string) {
  let operations: Map<string, string> | undefined
  return (pointer: Pointer, message: string): Finding => {
    operations ??= listOperationFiles(folder)
    const { file, rest } = sourceOf(operations, folder, pointer)
    return { file, line: lineOf(file, rest), message }
  }
}

export type Locate = ReturnType<typeof createLocator>

interface Source {
  file: string
  rest: Pointer
}

/** The file of each operation, by path and method. */
function listOperationFiles(folder: string): Map<string, string> {
  const roots = readdirSync(folder)
    .map((service) => path.join(folder, service, 'openapi.yaml'))
    .filter((root) => existsSync(root))
  return new Map(
    roots.flatMap((root) => {
      const { paths } = parse(readFileSync(root, 'utf8')) as {
        paths?: Record<string, Record<string, { $ref: string }>>
      }
      return Object.entries(paths ?? {}).flatMap(([route, item]) =>
        Object.entries(item).map(([method, { $ref }]): [string, string] => [
          `${route} ${method}`,
          path.resolve(path.dirname(root), $ref),
        ]),
      )
    }),
  )
}

function sourceOf(operations: ReadonlyMap<string, string>, folder: string, pointer: Pointer): Source {
  const [root, first = '', second = '', ...rest] = pointer
  if (root === 'paths') {
    const file = operations.get(`${first} ${second}`)
    if (file === undefined) throw new Error(`No source of ${pointer.join('/')}`)
    return { file, rest }
  }
  const source = listComponents(folder, first).find(({ name }) => name === second)
  if (source === undefined) throw new Error(`No source of ${pointer.join('/')}`)
  return throughView({ file: source.file, rest: [...source.rest, ...rest] })
}

/** A field that a view only names is edited among the fields that the view refers to, so the place leads there. */
function throughView({ file, rest }: Source): Source {
  const depth = rest.indexOf('properties') + 1
  if (depth === 0) return { file, rest }
  const document = parseDocument(readFileSync(file, 'utf8'))
  const view = rest.slice(0, depth - 1)
  const isNamedOnly = document.getIn(rest.slice(0, depth + 1)) === true
  const lists = isNamedOnly ? listsOf(document.getIn([...view, 'allOf'])) : []
  const places = lists.map((reference) => {
    const [target = '', fragment = ''] = reference.split('#')
    const fields = fragment.split('/').filter((key) => key !== '')
    const listFile = target === '' ? file : path.resolve(path.dirname(file), target)
    return { file: listFile, rest: [...fields, ...rest.slice(depth - 1)] }
  })
  const own = (place: Source) =>
    parseDocument(readFileSync(place.file, 'utf8')).hasIn(place.rest.slice(0, place.rest.indexOf('properties') + 2))
  return places.find(own) ?? places[0] ?? { file, rest }
}

/** The references in the parts of an allOf. */
function listsOf(parts: unknown): string[] {
  if (!isSeq(parts)) return []
  return parts.items.flatMap((part) => {
    const reference = isMap(part) ? part.get('$ref') : undefined
    return typeof reference === 'string' ? [reference] : []
  })
}

/** The sources of the components of this kind and name. */
export function placesOf(folder: string, kind: string, name: string): { file: string; line: number }[] {
  return listComponents(folder, kind)
    .filter((component) => component.name === name)
    .map(({ file, rest }) => ({ file, line: lineOf(file, rest) }))
}

/** The line of the key at the pointer, or of the last existing key on the way there. */
export function lineOf(file: string, pointer: Pointer): number {
  const lines = new LineCounter()
  let node: ParsedNode | null = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).contents
  let offset = 0
  for (const key of pointer) {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const pair: { key: ParsedNode; value: ParsedNode | null } | undefined = node.items.find(
        (item) => String(item.key) === key,
      )
      if (pair === undefined) break
      offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq<ParsedNode>(node)) {
      const item: ParsedNode | undefined = node.items[Number(key)]
      if (item === undefined) break
      offset = item.range[0]
      node = item
    } else break
  }
  return lines.linePos(offset).line
}
