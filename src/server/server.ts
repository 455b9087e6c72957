import { serve, type Server, type ServerMiddleware } from 'srvx'
import { compressReplies } from './compress.ts'
import type { ServerConfig } from './config.ts'
import { serveHealth } from './health.ts'
import { describeError, logRequests, requestIdOf, type Log } from './log.ts'
import { createPages, type Render } from './pages.ts'
import { createGatewayProxy, isGatewayRequest } from './proxy.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import { serveStatic } from './static.ts'

/**
 * The portal's server: health, files of the browser build, the gateway under /gateway, and pages.
 * @param clientDir folder of the browser build
 */
export function createPortalServer(config: ServerConfig, clientDir: string, render: Render, log: Log): Server {
  const proxy = createGatewayProxy(config, log)
  const pages = createPages(config, render, log)
  return serve({
    port: config.port,
    hostname: config.host,
    maxRequestBodySize: config.maxBodySize,
    trustProxy: config.trustedProxies,
    gracefulShutdown: false,
    silent: true,
    middleware: [
      logRequests(log),
      secureReplies,
      answerFailures(log),
      rejectTrace,
      serveHealth(config),
      compressReplies,
      serveStatic(clientDir),
    ],
    fetch: (request) => (isGatewayRequest(new URL(request.url).pathname) ? proxy(request) : pages(request)),
  })
}

/** §4, 4-73: TRACE would show a script the request's headers. */
const rejectTrace: ServerMiddleware = (request, next) => {
  return request.method === 'TRACE' ? new Response('Method Not Allowed', { status: 405 }) : next()
}

const secureReplies: ServerMiddleware = async (_request, next) => {
  const response = await next()
  addSecurityHeaders(response.headers)
  return response
}

function answerFailures(log: Log): ServerMiddleware {
  return async (request, next) => {
    try {
      return await next()
    } catch (error) {
      log('error', 'request failed', { requestId: requestIdOf(request), ...describeError(error) })
      return new Response('Internal Server Error', { status: 500 })
    }
  }
}
