import { statSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import type { Chunk } from './chunks.ts'
import { gatherModules } from './gatherModules.ts'
import { closure, type Modules } from './entries.ts'

/** Parts of its source that are left of a module in a file which is minified and compressed with others. */
const LEFT_OF_CODE = 0.3
const LEFT_OF_STYLES = 0.22

/** The files of the browser's build: `chunks`, and what several pages share besides, gathered by what it costs. */
export function gatheredChunks(chunks: readonly Chunk[]): Plugin {
  let gathered: ReadonlyMap<string, string> = new Map()
  return {
    name: 'gathered-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error !== undefined) return
      // In an order of their own, as the bundler reads many files at once.
      const modules = modulesOf([...this.getModuleIds()].toSorted(), (id) => this.getModuleInfo(id))
      const closed = new Set(chunks.flatMap(({ name, isClosed }) => (isClosed === true ? [name] : [])))
      gathered = gatherModules(modules, { fileOf: chunkOfModules(modules, chunks), closed })
    },
    outputOptions: (options) => {
      const named = chunks.map(({ name, test }) => ({
        name,
        test: (id: string) => test.test(id) || gathered.get(id) === name,
      }))
      const rest: Rolldown.CodeSplittingGroup = {
        debugName: 'gathered',
        name: (id) => gathered.get(id) ?? null,
        // What a gathered module imports has a place already.
        includeDependenciesRecursively: false,
      }
      return { ...options, codeSplitting: { groups: [...named, rest] } }
    },
  }
}

function modulesOf(ids: readonly string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): Modules {
  const infos = ids.flatMap((id) => infoOf(id) ?? [])
  return new Map(
    infos.map((info) => [
      info.id,
      {
        size: sizeOf(info),
        imports: info.importedIds,
        dynamicImports: info.dynamicallyImportedIds,
        isEntry: info.isEntry,
      },
    ]),
  )
}

function sizeOf({ id, code }: Rolldown.ModuleInfo): number {
  if (!id.endsWith('.css')) return (code?.length ?? 0) * LEFT_OF_CODE
  // Its code is only the names of its classes, which the build removes (plainClassNames.ts).
  return (statSync(id, { throwIfNoEntry: false })?.size ?? 0) * LEFT_OF_STYLES
}

/** As the bundler does it: a file takes along whatever its modules import, unless an earlier one has it. */
function chunkOfModules(modules: Modules, chunks: readonly Chunk[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, test } of chunks) {
    for (const id of [...modules.keys()].filter((one) => test.test(one))) {
      const free = (one: string) => !found.has(one)
      for (const taken of closure(id, (one) => (modules.get(one)?.imports ?? []).filter(free))) {
        if (free(taken)) found.set(taken, name)
      }
    }
  }
  return found
}
