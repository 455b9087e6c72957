export interface Module {
  /** Estimated bytes that it adds to a compressed file. */
  size: number
  imports: readonly string[]
  /** What it imports while the page runs. */
  dynamicImports: readonly string[]
  isEntry: boolean
}

export type Modules = ReadonlyMap<string, Module>

/** On public pages a byte that is not needed weighs more: they shall load some 150 KB (docs/decisions/0012). */
const WEIGHT_OF_PUBLIC = 2

/** A module that is loaded by itself, with all that it imports: the browser's entry, and whatever is imported dynamically. */
export interface Entry {
  id: string
  weight: number
}

export function entriesOf(modules: Modules): Entry[] {
  const ids = [...modules].flatMap(([id, { isEntry, dynamicImports }]) => [...(isEntry ? [id] : []), ...dynamicImports])
  return [...new Set(ids)]
    .filter((id) => modules.has(id))
    .map((id) => ({ id, weight: isPublic(id) ? WEIGHT_OF_PUBLIC : 1 }))
}

/** With which entries each module is loaded. */
export function entriesImporting(entries: readonly Entry[], modules: Modules): Map<string, Set<Entry>> {
  const importing = new Map<string, Set<Entry>>()
  for (const entry of entries) {
    for (const id of closure(entry.id, (module) => modules.get(module)?.imports ?? [])) {
      importing.set(id, (importing.get(id) ?? new Set()).add(entry))
    }
  }
  return importing
}

/**
 * With which entries the browser has a module: loaded by them, or before them. The browser's entry and the layouts
 * around a page come before that page, and the pages that have a part come before the part.
 */
export function entriesHaving(
  importing: ReadonlyMap<string, ReadonlySet<Entry>>,
  entries: readonly Entry[],
  modules: Modules,
): Map<string, Set<Entry>> {
  const before = entries.map((entry) => ({ entry, others: entriesBefore(entry, entries, modules) }))
  const parts = entries
    .filter(({ id }) => !isOfRoute(id) && modules.get(id)?.isEntry === false)
    .map((entry) => {
      const importers = [...modules].filter(([, { dynamicImports }]) => dynamicImports.includes(entry.id))
      return { entry, pages: importers.flatMap(([id]) => [...(importing.get(id) ?? [])]) }
    })
  const having = new Map([...importing].map(([id, found]) => [id, new Set(found)]))
  for (const found of having.values()) {
    for (const { entry, others } of before) if (others.some((other) => found.has(other))) found.add(entry)
    // A part may have parts of its own.
    for (let size = -1; size !== found.size;) {
      size = found.size
      for (const { entry, pages } of parts)
        if (pages.length > 0 && pages.every((page) => found.has(page))) found.add(entry)
    }
  }
  return having
}

function entriesBefore(entry: Entry, all: readonly Entry[], modules: Modules): Entry[] {
  const isAround = ({ id }: Entry) =>
    id !== entry.id && isOfRoute(id) && isPage(id) && folderOf(entry.id).startsWith(`${folderOf(id)}/`)
  return all.filter((other) => modules.get(other.id)?.isEntry === true || (isOfRoute(entry.id) && isAround(other)))
}

const isPublic = (id: string) => isOfRoute(id) && !id.includes('/_user/')
const isOfRoute = (id: string) => /[\\/]src[\\/]routes[\\/]/.test(id)
/** A route's entry that is no error page. */
const isPage = (id: string) => !/errorComponent|notFoundComponent/.test(id)
/** The folder of the routes within a route: `routes/_user` of `routes/_user.tsx` and `routes/_user/route.tsx`. */
const folderOf = (id: string) => id.replace(/([\\/]route)?\.tsx.*$/, '')

export function closure<T>(from: T, next: (of: T) => Iterable<T>): Set<T> {
  const found = new Set([from])
  for (const one of found) for (const other of next(one)) found.add(other)
  return found
}
