import { Server as HttpServer } from 'node:http'
import { serve, type Server, type ServerMiddleware } from 'srvx'
import { addressOf, leadOn, rejectBadAddress, straightenPath } from './address.ts'
import { createBreaker } from './breaker.ts'
import { compressReplies } from './compress.ts'
import type { ServerConfig } from './config.ts'
import { limitConnections, patienceOf } from './connections.ts'
import { requestIdOf } from './correlation.ts'
import { forgetForwarded } from './forwarded.ts'
import { serveHealth } from './health.ts'
import { rejectForeignHosts } from './hosts.ts'
import { describeError, logRequests, type Log } from './log.ts'
import { countRequests } from './metrics/countRequests.ts'
import { noMonitor, type Monitor } from './metrics/monitor.ts'
import { createPages, type Application } from './pages.ts'
import { allowedMethods, createGatewayProxy, gatewayPathOf } from './proxy.ts'
import { takeOverRefusals } from './refusals.ts'
import { createRenderingFetch } from './renderingFetch.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import { createGentleClose } from './shutdown.ts'
import { serveStatic } from './static.ts'
import { takeWebVitals } from './webVitals.ts'

interface PortalServer {
  server: Server
  /** Makes /readyz fail, takes requests until `drained`, then ends when the last reply is sent. */
  stop: (drained: Promise<unknown>) => Promise<void>
}

/**
 * The portal's server: health checks, files of the browser build, the gateway under /gateway, and pages.
 * @param clientDir folder of the browser build
 */
export function createPortalServer(
  config: ServerConfig,
  clientDir: string,
  application: Application,
  log: Log,
  monitor: Monitor,
): PortalServer {
  const probe = () => fetch(config.gatewayUrl, { method: 'HEAD', signal: AbortSignal.timeout(config.renderTimeout) })
  const breaker = createBreaker(config.gatewayRest, probe, log, monitor)
  const proxy = createGatewayProxy(config, breaker, log)
  const renderingFetch = createRenderingFetch(breaker, config.renderTimeout, config.gatewayUrl)
  const pages = createPages(config, application, renderingFetch, log, monitor)
  let stopping = false
  const server = serve({
    port: config.port,
    hostname: config.host,
    maxRequestBodySize: config.maxBodySize,
    trustProxy: config.trustedProxies,
    gracefulShutdown: false,
    silent: true,
    node: { ...patienceOf(config), requireHostHeader: false },
    middleware: [
      forgetForwarded(config.trustedProxies),
      ...(monitor === noMonitor ? [] : [countRequests(monitor, (pathname) => application.routeAt(pathname))]),
      logRequests(log),
      releaseConnections(() => stopping),
      secureReplies,
      rejectBadAddress,
      answerFailures(log),
      rejectTrace,
      serveHealth(() => stopping),
      rejectForeignHosts(config.publicHosts),
      straightenPath,
      leadOn,
      ...(config.webVitalsSample > 0 ? [takeWebVitals(monitor, (pathname) => application.routeAt(pathname))] : []),
      compressReplies,
      serveStatic(clientDir),
    ],
    fetch(request) {
      const gatewayPath = gatewayPathOf(addressOf(request).pathname)
      return gatewayPath === undefined ? pages(request) : proxy(request, gatewayPath)
    },
  })
  const http = server.node?.server
  if (!(http instanceof HttpServer)) throw new Error('The portal listens with HTTP/1.1 only')
  takeOverRefusals(http, log)
  limitConnections(http, config, log)
  const closeGently = createGentleClose(http)
  return {
    server,
    async stop(drained) {
      stopping = true
      await drained
      await closeGently()
      await server.close()
    },
  }
}

/** While the server stops, each reply closes its connection, so that no request gets lost on an open one. */
function releaseConnections(isStopping: () => boolean): ServerMiddleware {
  return async (_request, next) => {
    const response = await next()
    if (isStopping()) response.headers.set('connection', 'close')
    return response
  }
}

/** §4, 4-73: TRACE would reveal the request's headers to a script. */
const rejectTrace: ServerMiddleware = (request, next) => {
  if (request.method !== 'TRACE') return next()
  const gatewayPath = gatewayPathOf(addressOf(request).pathname)
  const allow = gatewayPath === undefined ? 'GET, HEAD' : (allowedMethods(gatewayPath) ?? '')
  return new Response('Method Not Allowed', { status: 405, headers: { allow } })
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
