import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The source of a component. */
export interface ComponentSource {
  name: string
  file: string
  /** The component's key in a file with several. Empty for a component in its own file. */
  rest: readonly string[]
}

/**
 * The components of a kind, such as `schemas`: those in files of a folder with that name, in any resource, and those in
 * files with that name. Some files contain one component. A resource's file contains its fields and all views of them.
 * A duplicate name is listed twice.
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

/**
 * Read line by line, so that places are also known in a file that does not parse. Only component names begin with a
 * capital.
 */
function componentsIn(file: string): ComponentSource[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/^([A-Z]\w*):/gm)].map(([, name = '']) => name)
  if (names.length === 0) return [{ name: path.basename(file, '.yaml'), file, rest: [] }]
  return names.map((name) => ({ name, file, rest: [name] }))
}
