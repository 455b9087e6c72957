import type { ServerMiddleware } from 'srvx'

/** srvx puts this in place of a Host header that is not a valid host. */
export const NO_HOST = '_invalid_'

const addresses = new WeakMap<Request, URL>()

/** The request's URL, parsed once and shared, so it must not be changed. */
export function addressOf(request: Request): Readonly<URL> {
  const known = addresses.get(request)
  if (known !== undefined) return known
  const address = new URL(request.url)
  addresses.set(request, address)
  return address
}

/** The path of the request, without its query; undefined when its URL is invalid, e.g. `Host: portal.example:99999`. */
export function pathOf(request: Request): string | undefined {
  try {
    const { pathname, hostname } = addressOf(request)
    return hostname === NO_HOST ? undefined : pathname
  } catch {
    // srvx builds the URL lazily and throws here if it is invalid.
    return undefined
  }
}

/** Rejects requests with an invalid URL, so that everything behind this middleware can rely on it. */
export const rejectBadAddress: ServerMiddleware = (request, next) => {
  return pathOf(request) === undefined ? new Response('Bad Request', { status: 400 }) : next()
}

/**
 * Browsers read `//policy` as the host `policy`, so no page has such a path. The framework would redirect to the
 * request's host, which the visitor controls; this redirect names a path only.
 */
export const straightenPath: ServerMiddleware = (request, next) => {
  const { pathname, search } = addressOf(request)
  if (!pathname.startsWith('//')) return next()
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, '/') + search } })
}

/** Addresses that have pages below them and none of their own (§2.1), and the page that each opens on. */
const openings: ReadonlyMap<string, string> = new Map([
  ['/auth', '/auth/qw'],
  ['/user', '/qw/personal/home'],
])

/** Leads on from an address without a page of its own. No link has one, so the browser's router need not know them. */
export const leadOn: ServerMiddleware = (request, next) => {
  const { pathname, search } = addressOf(request)
  const opening = openings.get(pathname)
  return opening === undefined ? next() : new Response(null, { status: 307, headers: { location: opening + search } })
}
