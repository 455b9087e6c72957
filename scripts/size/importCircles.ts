import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { staticImports } from './routeScripts.ts'

/**
 * The scripts of the built client that import each other: one of them would run before what it needs. Each is named
 * with the one that leads back to it.
 */
export function importCircles(clientDir: string): string[] {
  const folder = path.join(clientDir, 'assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const imports = new Map(
    scripts.map((name) => [
      name,
      staticImports(readFileSync(path.join(folder, name), 'utf8')).map((url) => path.basename(url)),
    ]),
  )
  const left = new Map<string, boolean>()
  const circles: string[] = []
  const enter = (name: string): void => {
    left.set(name, false)
    for (const other of imports.get(name) ?? []) {
      if (left.get(other) === false) circles.push(`${name} imports ${other}, which leads back to it`)
      else if (!left.has(other)) enter(other)
    }
    left.set(name, true)
  }
  for (const name of scripts) if (!left.has(name)) enter(name)
  return circles
}
