import type { ServerMiddleware } from 'srvx'
import { operationAt } from '#gateway/contractPaths.ts'
import { pathOf } from '../address.ts'
import { gatewayPathOf } from '../proxy.ts'
import type { Monitor } from './monitor.ts'

/** Answered by the server itself. */
const OWN = new Set(['/healthz', '/readyz', '/web-vitals'])

/** All other methods count as one, since visitors can invent any. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])

/**
 * Counts each reply under its route pattern, and measures how long it took to begin.
 * @param pageRoute the pattern of the page at a path; undefined when there is no such page
 */
export function countRequests(monitor: Monitor, pageRoute: (pathname: string) => string | undefined): ServerMiddleware {
  return async (request, next) => {
    const start = performance.now()
    const response = await next()
    monitor.request({
      route: routeOf(request.method, pathOf(request), pageRoute),
      method: METHODS.has(request.method) ? request.method : 'other',
      status: response.status,
      seconds: (performance.now() - start) / 1000,
    })
    return response
  }
}

/** The pattern of a path. There are only as many as routes and operations, whatever is requested. */
function routeOf(
  method: string,
  pathname: string | undefined,
  pageRoute: (pathname: string) => string | undefined,
): string {
  if (pathname === undefined) return 'none'
  if (OWN.has(pathname)) return pathname
  if (pathname.startsWith('/assets/')) return '/assets/*'
  const gatewayPath = gatewayPathOf(pathname)
  if (gatewayPath === undefined) return pageRoute(pathname) ?? 'none'
  const operation = operationAt(method, gatewayPath)
  return operation === undefined ? '/gateway/*' : `/gateway${operation.path}`
}
