import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Reply } from '../http/reply.ts'

/** Keyed by the segments after `__mock`. */
const files: Readonly<Record<string, { file: string; type: string }>> = {
  ui: { file: 'page.html', type: 'text/html' },
  'ui/page.css': { file: 'page.css', type: 'text/css' },
  'ui/page.js': { file: 'page.js', type: 'text/javascript' },
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page that offers the control API in a browser. Returns undefined for other paths. */
export async function controlPage(segments: readonly string[]): Promise<Reply | undefined> {
  const found = files[segments.join('/')]
  if (found === undefined) return undefined
  const body = await readFile(resolve(import.meta.dirname, 'page', found.file))
  const headers = { 'content-type': `${found.type}; charset=utf-8`, 'content-security-policy': policy }
  return { status: 200, headers, body }
}
