import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The JavaScript that a first visit to a page loads, in bytes over all its modules. */
interface ScriptSize {
  files: number
  raw: number
  gzip: number
  brotli: number
  /** Whether antd is part of it: every antd control includes this mark of its styles. */
  hasAntd: boolean
}

const antdMark = 'data-css-hash'

/**
 * Sums up the scripts a page loads before any interaction: those its HTML names, and everything they import statically.
 * `clientDir` is the folder of the built client, whose paths are the URL paths. `parts` are the modules that the page
 * loads by itself after hydration, by name.
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
    size.gzip += compressedBytes(`${file}.gz`, () => gzipSync(source))
    size.brotli += compressedBytes(`${file}.br`, () => brotliCompressSync(source))
  }
  return size
}

/** The build has compressed all but the smallest scripts (scripts/build/precompress.ts), which count as if it had. */
function compressedBytes(compressed: string, compress: () => Uint8Array): number {
  return statSync(compressed, { throwIfNoEntry: false })?.size ?? compress().length
}

/**
 * The file that one of these imports dynamically. Throws when there is none: a missing part must not pass for a small
 * page.
 */
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
  for (const url of staticImports(source)) addWithImports(path.resolve(path.dirname(file), url), found)
}

/** The relative URLs of the scripts that a built script imports statically. */
export function staticImports(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(([, url = '']) => url)
}
