import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml'
import type { BundledDocument } from '../generate/bundle.ts'
import type { Finding } from './finding.ts'

/** Where in the bundle: the keys from its root. */
export type Pointer = readonly string[]

/**
 * Finds the source of a place in the bundle, so that a finding names the file a person edits. `folder` is the contract's
 * folder.
 */
export function createLocator(bundle: BundledDocument, folder: string) {
  return (pointer: Pointer, message: string): Finding => {
    const { file, rest } = sourceOf(bundle, folder, pointer)
    return { file, line: lineOf(file, rest), message }
  }
}

export type Locate = ReturnType<typeof createLocator>

function sourceOf(bundle: BundledDocument, folder: string, pointer: Pointer): { file: string; rest: Pointer } {
  const [root, first = '', second = '', ...rest] = pointer
  if (root === 'paths') {
    const operation = bundle.paths[first]?.[second] as { operationId: string; tags: string[] } | undefined
    return { file: path.join(folder, operation?.tags[0] ?? '', 'paths', `${operation?.operationId}.yaml`), rest }
  }
  for (const service of readdirSync(folder)) {
    const ownFile = path.join(folder, service, first, `${second}.yaml`)
    if (existsSync(ownFile)) return { file: ownFile, rest }
    const sharedFile = path.join(folder, service, `${first}.yaml`)
    if (existsSync(sharedFile) && parseDocument(readFileSync(sharedFile, 'utf8')).has(second)) {
      return { file: sharedFile, rest: [second, ...rest] }
    }
  }
  throw new Error(`No source of ${pointer.join('/')}`)
}

/** Line of the key the pointer leads to, or of the last key on the way that exists. */
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
