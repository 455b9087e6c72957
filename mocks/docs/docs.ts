import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ContractDocument } from '#compiler/document.ts'
import { withTypedReplies } from '#compiler/typedReplies.ts'
import { jsonReply, type Reply } from '../http/reply.ts'
import { shownContract } from './shownContract.ts'

/** The renderer's file, in a package without dependencies. */
export const rendererName = 'api-reference.js'
const rendererPath = `/docs/${rendererName}`
const startPath = '/docs/start.js'
const shownPath = '/docs/openapi.json'

/**
 * Nothing may be loaded from elsewhere: the page has to work without a network and must not report its use to anybody.
 */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>接口契约</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript>本页需要启用 JavaScript；契约原文见 <a href="/openapi.json">/openapi.json</a>。</noscript>
<div id="app"></div>
<script src="${rendererPath}"></script>
<script src="${startPath}"></script>
</body>
</html>
`

const options = {
  url: shownPath,
  localization: { locale: 'zh-CN' },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  showOperationId: true,
  documentDownloadType: 'json',
  defaultOpenAllTags: false,
}

const startScript = `Scalar.createApiReference('#app', ${JSON.stringify(options)})\n`

/** The rendered contract at /docs, made of local files only. Returns undefined for other paths. */
export function createDocs(document: ContractDocument): (requested: string) => Promise<Reply | undefined> {
  let renderer: Promise<Buffer> | undefined
  return async (requested) => {
    if (requested === '/') return { status: 302, headers: { location: '/docs' }, body: new Uint8Array() }
    if (requested === '/openapi.json') return jsonReply(200, document)
    if (requested === '/openapi.yaml')
      return text('application/yaml', stringify(document, { aliasDuplicateObjects: false }))
    if (requested === '/openapi.codegen.json') return jsonReply(200, withTypedReplies(document))
    if (requested === shownPath) return jsonReply(200, shownContract(document))
    if (requested === '/docs') return text('text/html', page, { 'content-security-policy': pagePolicy })
    if (requested === startPath) return text('text/javascript', startScript)
    if (requested !== rendererPath) return undefined
    renderer ??= readFile(rendererFile())
    return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: await renderer }
  }
}

/**
 * In our published package the file stands beside this one. Otherwise it is in the renderer's package, which exports
 * only the modules beside it.
 */
function rendererFile(): string {
  const packed = path.join(import.meta.dirname, rendererName)
  if (existsSync(packed)) return packed
  return path.join(createRequire(import.meta.url).resolve('@scalar/api-reference'), '../browser/standalone.js')
}

function text(type: string, content: string, headers: Record<string, string> = {}): Reply {
  return {
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
    body: content,
  }
}
