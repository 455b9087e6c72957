import { readdirSync, watch, type FSWatcher } from 'node:fs'
import path from 'node:path'

/** Editors and the formatter write several files at once. */
const quietMs = 60

/**
 * Reports changed files of a folder (absolute paths), a moment after the last change. `since` is the time of the first
 * change, by performance.now(). Each folder gets its own watcher: on Linux, Node's recursive watch follows files and
 * loses one that an editor replaces with a new file of the same name.
 */
export function onChange(folder: string, tell: (files: string[], since: number) => void): void {
  const changed = new Set<string>()
  const watched = new Map<string, FSWatcher>()
  let queued: NodeJS.Timeout | undefined
  let since = 0

  const hear = (file: string) => {
    if (changed.size === 0) since = performance.now()
    changed.add(file)
    clearTimeout(queued)
    queued = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      watchNew()
      tell(files, since)
    }, quietMs)
  }

  const watchNew = () => {
    const present = new Set(listFolders(folder))
    for (const [known, watcher] of watched) if (!present.has(known)) watcher.close()
    for (const each of present) {
      if (watched.has(each)) continue
      const watcher = unlessGone(() =>
        watch(each, (_, name) => {
          if (name !== null) hear(path.join(each, name))
        }),
      )
      if (watcher === undefined) continue
      watched.set(each, watcher)
      watcher.once('error', () => watcher.close())
      watcher.once('close', () => watched.delete(each))
    }
  }

  watchNew()
}

/**
 * A folder and its subfolders, except those removed meanwhile: switching branches removes folders and creates them
 * again.
 */
function listFolders(folder: string): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true }))
  if (entries === undefined) return []
  const within = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name))
  return [folder, ...within.flatMap(listFolders)]
}

function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
