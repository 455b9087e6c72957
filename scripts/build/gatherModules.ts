import path from 'node:path'
import { closure, entriesHaving, entriesImporting, entriesOf, type Modules, type Entry } from './entries.ts'

/**
 * What a request costs a slow phone, in compressed bytes: some 10 ms of its processor, in which 2 KB arrive on slow 4G.
 * A little less, as those bytes have to be compiled, too.
 */
const BYTES_OF_A_REQUEST = 1700

interface File {
  /** That of scripts/build/chunks.ts, if it is one of these. */
  name: string | undefined
  modules: string[]
  size: number
  hasStyles: boolean
  /** Whether it may be joined with another one. */
  mayChange: boolean
  /** See `entriesHaving`. */
  entries: Set<Entry>
  imports: Set<File>
  importers: Set<File>
}

interface Named {
  /** The file of a module, by its folder and what imports it. */
  fileOf: ReadonlyMap<string, string>
  /** The files that take in nothing else. */
  closed: ReadonlySet<string>
}

/**
 * Which modules of src/ that several pages share come in one file: without this, modules come in one file only if
 * exactly the same pages import them, and a page loads a dozen files of some hundred bytes. Two files become one while
 * the requests that this saves weigh more than the bytes that pages then load without need. Returns the name of the file
 * for each module that is gathered. Never does a file import another one that leads back to it.
 */
export function gatherModules(modules: Modules, named: Named): Map<string, string> {
  const files = filesOf(modules, named)
  const open = new Set(files.filter(({ mayChange }) => mayChange))
  for (let best = bestPair(open); best !== undefined; best = bestPair(open)) {
    join(best.into, best.from)
    open.delete(best.from)
  }
  return namesOf([...open], named.fileOf)
}

/** As the bundler makes them: a named one, or that of the modules which the same entries import. */
function filesOf(modules: Modules, { fileOf, closed }: Named): File[] {
  const entries = entriesOf(modules)
  const entryIds = new Set(entries.map(({ id }) => id))
  const importing = entriesImporting(entries, modules)
  const having = entriesHaving(importing, entries, modules)
  const files = new Map<string, File>()
  const ofModule = new Map<string, File>()
  for (const [id, { size }] of modules) {
    const importedWith = [...(importing.get(id) ?? [])]
    if (importedWith.length === 0) continue
    const name = fileOf.get(id)
    // An entry has a file of its own, with what it alone imports.
    const key = name ?? (entryIds.has(id) ? id : importedWith.map((entry) => entry.id).join(' '))
    const file = files.get(key) ?? {
      name,
      modules: [],
      size: 0,
      hasStyles: false,
      mayChange: name === undefined ? !entryIds.has(key) : !closed.has(name),
      entries: new Set(),
      imports: new Set(),
      importers: new Set(),
    }
    files.set(key, file)
    ofModule.set(id, file)
    file.modules.push(id)
    file.size += size
    file.hasStyles ||= id.endsWith('.css')
    file.mayChange &&= name !== undefined || !id.includes('node_modules')
    for (const entry of having.get(id) ?? []) file.entries.add(entry)
  }
  for (const [id, file] of ofModule) {
    for (const imported of modules.get(id)?.imports ?? []) {
      const other = ofModule.get(imported)
      if (other !== undefined && other !== file) connect(file, other)
    }
  }
  return [...files.values()]
}

function connect(file: File, imported: File): void {
  file.imports.add(imported)
  imported.importers.add(file)
}

function bestPair(open: ReadonlySet<File>): { into: File; from: File } | undefined {
  let best: { gain: number; into: File; from: File } | undefined
  const files = [...open]
  for (const [place, into] of files.entries()) {
    for (const from of files.slice(place + 1)) {
      if (into.name !== undefined && from.name !== undefined) continue
      const gain = gainOf(into, from, best?.gain ?? 0)
      if (gain === undefined || leadsBack(into, from) || leadsBack(from, into)) continue
      best = { gain, into, from }
    }
  }
  return best
}

/** Bytes that all pages together save if these two come in one file; undefined if it is not more than `least`. */
function gainOf(one: File, other: File, least: number): number | undefined {
  const shared = [...one.entries].filter((entry) => other.entries.has(entry)).length
  if (shared === 0) return undefined
  const requests = shared * (one.hasStyles && other.hasStyles ? 2 : 1) * BYTES_OF_A_REQUEST
  // The quick part of the reckoning first: most pairs end here.
  const waste = other.size * weightWithout(one.entries, other) + one.size * weightWithout(other.entries, one)
  if (requests - waste <= least) return undefined
  const gain = requests - waste - draggedAlong(one, other) - draggedAlong(other, one)
  return gain > least ? gain : undefined
}

/** What `file` imports has to be loaded, too, by the pages that have `other` only. */
function draggedAlong(file: File, other: File): number {
  let bytes = 0
  for (const imported of closure(file, ({ imports }) => imports)) {
    if (imported === file || imported === other) continue
    bytes += (imported.size + BYTES_OF_A_REQUEST) * weightWithout(other.entries, imported)
  }
  return bytes
}

/** The weight of those of the entries that do not have a file. */
function weightWithout(entries: ReadonlySet<Entry>, file: File): number {
  let weight = 0
  for (const entry of entries) if (!file.entries.has(entry)) weight += entry.weight
  return weight
}

/** Whether `file` imports a third one that imports `other`. */
function leadsBack(file: File, other: File): boolean {
  const between = [...file.imports].filter((imported) => imported !== other)
  return between.some((imported) => closure(imported, ({ imports }) => imports).has(other))
}

function join(into: File, from: File): void {
  into.name ??= from.name
  into.modules.push(...from.modules)
  into.size += from.size
  into.hasStyles ||= from.hasStyles
  for (const entry of from.entries) into.entries.add(entry)
  for (const imported of from.imports) {
    imported.importers.delete(from)
    if (imported !== into) connect(into, imported)
  }
  for (const importer of from.importers) {
    importer.imports.delete(from)
    if (importer !== into) connect(importer, into)
  }
  for (const imported of closure(into, ({ imports }) => imports)) {
    for (const entry of into.entries) imported.entries.add(entry)
  }
}

/** A new file is called after one of its modules. */
function namesOf(files: readonly File[], fileOf: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(fileOf.values())
  for (const file of files) {
    const gathered = file.modules.filter((id) => !fileOf.has(id))
    const [first] = gathered
    if (first === undefined) continue
    const base = path.basename(first).replace(/\..*$/, '')
    let name = file.name ?? base
    for (let next = 2; file.name === undefined && taken.has(name); next += 1) name = `${base}${next}`
    taken.add(name)
    for (const id of gathered) names.set(id, name)
  }
  return names
}
