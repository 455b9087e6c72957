import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** JavaScript that a first visit to a page loads, in bytes over all its modules. */
interface ScriptSize {
  files: number
  raw: number
  gzip: number
  brotli: number
}

/**
 * Adds up the scripts a page loads before any interaction: those its HTML names, and everything they import statically.
 * `clientDir` is the folder of the built client, whose paths are the URL paths.
 */
export function measureScripts(html: string, clientDir: string): ScriptSize {
  const files = new Set<string>()
  for (const url of scriptUrls(html)) addWithImports(path.resolve(clientDir, `.${url}`), files)
  const size: ScriptSize = { files: files.size, raw: 0, gzip: 0, brotli: 0 }
  for (const file of files) {
    const source = readFileSync(file)
    size.raw += source.length
    size.gzip += gzipSync(source).length
    size.brotli += brotliCompressSync(source).length
  }
  return size
}

function scriptUrls(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g)].map((match) =>
    attribute(match[0], 'href'),
  )
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g)].map((match) => attribute(match[0], 'src'))
  const inlineImports = [...html.matchAll(/import\(\s*["'](\/[^"']+\.js)["']\s*\)/g)].map((match) => match[1])
  return [...preloads, ...scripts, ...inlineImports].filter(
    (url) => url !== undefined && url.startsWith('/'),
  ) as string[]
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
}

function addWithImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const match of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    addWithImports(path.resolve(path.dirname(file), match[1] ?? ''), found)
  }
}
