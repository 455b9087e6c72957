import type { ServerMiddleware } from 'srvx'
import { operationAt } from '#gateway/contractPaths.ts'
import { pathOf } from '../address.ts'
import { gatewayPathOf } from '../proxy.ts'
import type { Monitor } from './monitor.ts'

/** Answered by the server itself. */
const OWN = new Set(['/healthz', '/readyz', '/web-vitals'])

/** Whatever else a visitor makes up is one method to the figures. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])

/**
 * Counts each reply under the pattern of its route, and how long it took until it began.
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

/** The pattern that a path belongs to: there are as many as routes and operations, whatever is asked for. */
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
