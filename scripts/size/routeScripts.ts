import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** JavaScript that a first visit to a page loads, in bytes over all its modules. */
interface ScriptSize {
  files: number
  raw: number
  gzip: number
  brotli: number
  /** Whether any of it is antd's: every control of it brings this mark of its styles along. */
  hasAntd: boolean
}

const antdMark = 'data-css-hash'

/**
 * Adds up the scripts a page loads before any interaction: those its HTML names, and everything they import statically.
 * `clientDir` is the folder of the built client, whose paths are the URL paths. `parts` are those that the page loads by
 * itself once it listens, by the names of their modules.
 */
export function measureScripts(html: string, clientDir: string, parts: readonly string[] = []): ScriptSize {
  const files = new Set<string>()
  for (const url of scriptUrls(html)) addWithImports(path.resolve(clientDir, `.${url}`), files)
  for (const part of parts) addWithImports(fileOfPart(part, files), files)
  const size: ScriptSize = { files: files.size, raw: 0, gzip: 0, brotli: 0, hasAntd: false }
  for (const file of files) {
    const source = readFileSync(file)
    size.hasAntd ||= source.includes(antdMark)
    size.raw += source.length
    size.gzip += gzipSync(source).length
    size.brotli += brotliCompressSync(source).length
  }
  return size
}

/** The file that one of these imports later. Throws when none does: a part that is gone is no small page. */
function fileOfPart(part: string, files: ReadonlySet<string>): string {
  const imported = new RegExp(`\\bimport\\(\\s*["'\`](\\./${part}-[^"'\`]+\\.js)["'\`]`)
  for (const file of files) {
    const found = imported.exec(readFileSync(file, 'utf8'))?.[1]
    if (found !== undefined) return path.resolve(path.dirname(file), found)
  }
  throw new Error(`no script of the page imports ${part}`)
}

function scriptUrls(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].flatMap((match) => match[1] ?? [])
}

function addWithImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const match of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    addWithImports(path.resolve(path.dirname(file), match[1] ?? ''), found)
  }
}
