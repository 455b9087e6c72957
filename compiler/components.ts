import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where a component is written. */
export interface ComponentSource {
  name: string
  file: string
  /** The key of the component in a file that holds several; empty for one that is a file of its own. */
  rest: readonly string[]
}

/**
 * The components of a kind, such as `schemas`: each file of a folder of that name, whichever resource it belongs to, and each file
 * of that name. Some files hold one component, a resource's file its fields and all views of them. A name that is taken
 * twice is listed twice.
 */
export function listComponents(folder: string, kind: string): ComponentSource[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && isOfKind(name, kind))
    .toSorted()
    .flatMap((name) => componentsIn(path.join(folder, name)))
}

function isOfKind(name: string, kind: string): boolean {
  return path.basename(name) === `${kind}.yaml` || path.basename(path.dirname(name)) === kind
}

/** Read line by line, so that also a file that does not parse has its place. Only names of components begin with a capital. */
function componentsIn(file: string): ComponentSource[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/^([A-Z]\w*):/gm)].map(([, name = '']) => name)
  if (names.length === 0) return [{ name: path.basename(file, '.yaml'), file, rest: [] }]
  return names.map((name) => ({ name, file, rest: [name] }))
}
