import path from 'node:path'
import type { Plugin } from 'vite'

/** The folder of the built modules within the package. */
export const builtFolder = 'lib'

/**
 * A module that reads files next to its own finds them at the same place in the package, although it is built into a
 * file of `lib/`.
 */
export function placed(projectDir: string): Plugin {
  return {
    name: 'placed',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.dirname')) return undefined
      const folder = path.relative(projectDir, path.dirname(id)).replaceAll('\\', '/')
      return {
        code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${folder}')`),
        map: null,
      }
    },
  }
}

/** A module that expects `this` to be its exports, as in a file that Node loads by itself. */
export function withExportsForThis(name: string): Plugin {
  return {
    name: 'with-exports-for-this',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(`/node_modules/${name}/`)) return undefined
      return { code: code.replaceAll('this.URI', 'exports.URI'), map: null }
    },
  }
}
