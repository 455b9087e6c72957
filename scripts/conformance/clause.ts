import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml'
import { listComponents, type ComponentSource } from '#compiler/components.ts'

/** The contract's sources, which a finding is traced to. */
const contractDir = path.resolve(import.meta.dirname, '../../contract')

interface Source {
  file: string
  document: Document.Parsed
  lines: LineCounter
}

const sources = new Map<string, Source | undefined>()
/** `<service>/<resource>/<operationId>.yaml` */
const operationPlace = /^[^/]+\/[^/]+\/[a-z]\w+\.yaml$/
let operationFiles: Map<string, string> | undefined
/** By file and keys: every reply is held to its operation's clause. */
const places = new Map<string, string | undefined>()
let schemas: Map<string, ComponentSource> | undefined

/** `contract/<service>/<resource>/<operationId>.yaml:<line>` of the keys in an operation. */
export function operationClause(service: string, operationId: string, ...keys: (string | number)[]): string {
  operationFiles ??= new Map(listOperationFiles().map((file) => [path.basename(file, '.yaml'), file]))
  const file = operationFiles.get(operationId) ?? `${service}/openapi.yaml`
  return placeIn(file, keys) ?? `contract/${file}:1`
}

/** Whether a clause is in the file of one operation. */
export function isOperationClause(clause: string): boolean {
  return operationPlace.test(clause.replace(/^contract\/|:\d+$/g, ''))
}

/** The source line of a JSON pointer in the bundle, when it is within a named component. */
export function componentClause(pointer: string): string | undefined {
  const [, area, kind, name = '', ...keys] = pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (area !== 'components') return undefined
  if (kind !== 'schemas') return placeIn(`common/${kind}.yaml`, [name, ...keys])
  schemas ??= new Map(listComponents(contractDir, kind).map((each) => [each.name, each]))
  const schema = schemas.get(name)
  return schema && placeIn(path.relative(contractDir, schema.file), [...schema.rest, ...keys])
}

/** The line of a rule that applies to every operation (contract/common/conventions.yaml). */
export function conventionClause(name: string): string {
  return placeIn('common/conventions.yaml', [name]) ?? 'contract/common/conventions.yaml:1'
}

function placeIn(file: string, keys: readonly (string | number)[]): string | undefined {
  const key = [file, ...keys].join('\n')
  if (!places.has(key)) places.set(key, findPlace(file, keys))
  return places.get(key)
}

function findPlace(file: string, keys: readonly (string | number)[]): string | undefined {
  const source = read(file)
  if (source === undefined) return undefined
  let node: unknown = source.document.contents
  let offset = 0
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key))
      if (pair === undefined) break
      offset = (pair.key as { range?: number[] }).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(key)] as { range?: number[] } | undefined
      if (item === undefined) break
      offset = item.range?.[0] ?? offset
      node = item
    } else break
  }
  return `contract/${file}:${source.lines.linePos(offset).line}`
}

function read(file: string): Source | undefined {
  if (!sources.has(file)) {
    const full = path.join(contractDir, file)
    const lines = new LineCounter()
    sources.set(
      file,
      existsSync(full)
        ? { file, lines, document: parseDocument(readFileSync(full, 'utf8'), { lineCounter: lines }) }
        : undefined,
    )
  }
  return sources.get(file)
}

function listOperationFiles(): string[] {
  return readdirSync(contractDir, { recursive: true, encoding: 'utf8' }).filter((file) => operationPlace.test(file))
}
