import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { GeneratedFiles } from './generators.ts'

/** Writes the files whose text has changed. Returns their paths below the folder. */
export function writeChanged(folder: string, files: GeneratedFiles): string[] {
  const changed = Object.entries(files).filter(([name, text]) => {
    const file = path.join(folder, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const [name, text] of changed) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return changed.map(([name]) => name)
}

/** Removes every other file below the folder, i.e. obsolete ones. Returns their paths below the folder. */
export function removeOthers(folder: string, names: readonly string[]): string[] {
  const kept = new Set(names)
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const others = entries
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !kept.has(name))
  for (const name of others) rmSync(path.join(folder, name))
  return others
}
