import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { hasClass, scopedName } from './scopedName.ts'

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/[^\n]*$/gm

/**
 * Inlines the built class name where the code says `styles['name']`, so that the page does not need a table of names,
 * which would be 2 KB of a first visit's scripts. Sheets that are indexed with a variable keep their table.
 */
export function plainClassNames(): Plugin[] {
  const lookedUp = sheetsLookedUpIn(globSync('src/**/*.{ts,tsx}'))
  return [
    {
      name: 'plain-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /[\\/]src[\\/].*\.tsx?(\?|$)/, code: '.module.css' },
        handler(code, id) {
          const folder = path.dirname(id.replace(/\?.*$/, ''))
          return { code: withPlainNames(code, folder), map: null }
        },
      },
    },
    {
      name: 'styles-without-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // As Vite does for a sheet without classes: its styles stay although nothing is imported from it.
        handler: (code, id) => ({
          code: lookedUp.has(path.resolve(id)) ? code : '',
          map: null,
          moduleSideEffects: 'no-treeshake',
        }),
      },
    },
  ]
}

/** The sheets that some module indexes by name. */
function sheetsLookedUpIn(files: readonly string[]): Set<string> {
  const sheets = files.flatMap((file) => {
    const folder = path.dirname(file)
    const code = withPlainNames(readFileSync(file, 'utf8'), folder)
    return [...code.matchAll(IMPORT)].map(([, , sheet = '']) => fileOf(sheet, folder))
  })
  return new Set(sheets)
}

function fileOf(sheet: string, folder: string): string {
  return sheet.startsWith('#') ? path.resolve('src', sheet.slice(1)) : path.resolve(folder, sheet)
}

/** @param folder of the module with this code */
export function withPlainNames(code: string, folder: string): string {
  let plain = code
  for (const [statement, binding = '', sheet = ''] of code.matchAll(IMPORT)) {
    const file = fileOf(sheet, folder)
    plain = plain.replaceAll(new RegExp(`\\b${binding}\\['([\\w-]+)'\\]`, 'g'), (written, name: string) =>
      hasClass(name, file) ? `'${scopedName(name, file)}'` : written,
    )
    const isUsed = new RegExp(`\\b${binding}[[.,)}]`).test(plain.replace(statement, '').replaceAll(COMMENT, ''))
    if (!isUsed) plain = plain.replace(statement, `import '${sheet}'`)
  }
  return plain
}
