import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
// Capitals without vowels, so that no name is a word that ad blockers hide.
const FIRST = 'BCDFGHJKLMNPQRSTVWXZ'
const SECOND = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const sheetNames = namesOfSheets(globSync('src/**/*.module.css', { cwd: root }).toSorted())
const namesWithin = new Map<string, readonly string[]>()

/**
 * The built name of a class or an animation: two letters for its sheet, and its index. Vite's own names, with hash and
 * line, would be a tenth of a page's text.
 */
export function scopedName(name: string, file: string): string {
  const place = namesIn(file).indexOf(name)
  const sheet = sheetNames.get(path.relative(root, file).replaceAll('\\', '/'))
  if (place === -1 || sheet === undefined) throw new Error(`${file} has nothing that is named ${name}`)
  return sheet + place.toString(36)
}

/** Whether a sheet has a class with that name. */
export function hasClass(name: string, file: string): boolean {
  return namesIn(file).includes(name)
}

/**
 * Derived from a hash of the path, so that a sheet keeps its letters when others come or go; collisions take the next
 * free ones.
 */
function namesOfSheets(files: readonly string[]): Map<string, string> {
  const taken = new Map<number, string>()
  for (const file of files) {
    let place = createHash('sha256').update(file).digest().readUInt32BE() % (FIRST.length * SECOND.length)
    while (taken.has(place)) place = (place + 1) % (FIRST.length * SECOND.length)
    taken.set(place, file)
  }
  return new Map([...taken].map(([place, file]) => [file, lettersAt(place)]))
}

function lettersAt(place: number): string {
  return `${FIRST[Math.floor(place / SECOND.length)] ?? ''}${SECOND[place % SECOND.length] ?? ''}`
}

function namesIn(file: string): readonly string[] {
  const known = namesWithin.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|url\([^)]*\)/gs, '')
  const found = [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)|@keyframes ([\w-]+)/g)]
  const names = [...new Set(found.map(([, name, animation]) => name ?? animation ?? ''))]
  namesWithin.set(file, names)
  return names
}
