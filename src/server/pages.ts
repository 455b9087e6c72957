import type { ServerRequest } from 'srvx'
import type { ServerConfig } from './config.ts'
import { describeError, requestIdOf, type Log } from './log.ts'
import { renderContext, type RenderContext } from './renderContext.ts'
import { contentSecurityPolicy, createNonce } from './securityHeaders.ts'

/** Renders one page; the built application provides it. */
export type Render = (request: Request, options: { context: RenderContext }) => Promise<Response> | Response

/** Shown when not even the application's own error screen could be rendered (2.7-08). */
const FALLBACK_PAGE = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>服务器内部错误</title></head>
<body><main><h1>服务器内部错误，请稍后访问</h1><p><a href="/">返回首页</a></p></main></body>
</html>
`

/** Answers everything that is neither a file nor the gateway's with a rendered page and its own script nonce. */
export function createPages(config: ServerConfig, render: Render, log: Log) {
  return async (request: ServerRequest): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    const nonce = createNonce()
    const response = await renderOrFallback(request, nonce)
    response.headers.set('content-security-policy', contentSecurityPolicy(nonce))
    if (!response.headers.has('cache-control')) {
      // The nonce makes each reply unique, so a shared cache may not hold it.
      response.headers.set('cache-control', 'no-cache')
    }
    return response
  }

  async function renderOrFallback(request: ServerRequest, nonce: string): Promise<Response> {
    try {
      const response = await render(request, { context: { ...renderContext(config, request, request.ip), nonce } })
      return new Response(response.body, response)
    } catch (error) {
      log('error', 'page failed', { requestId: requestIdOf(request), ...describeError(error) })
      return new Response(FALLBACK_PAGE, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
    }
  }
}

function methodNotAllowed(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
}
