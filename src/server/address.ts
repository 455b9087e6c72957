import type { ServerMiddleware } from 'srvx'

/** What srvx puts in the place of a Host header that is no host. */
export const NO_HOST = '_invalid_'

const addresses = new WeakMap<Request, URL>()

/** The address of the request, read once for all who ask. It is nobody's to change. */
export function addressOf(request: Request): Readonly<URL> {
  const known = addresses.get(request)
  if (known !== undefined) return known
  const address = new URL(request.url)
  addresses.set(request, address)
  return address
}

/** The path of the request, without its query; undefined when its address cannot be read: `Host: portal.example:99999`. */
export function pathOf(request: Request): string | undefined {
  try {
    const { pathname, hostname } = addressOf(request)
    return hostname === NO_HOST ? undefined : pathname
  } catch {
    // srvx puts the address together as it is asked for; a bad one is thrown there already.
    return undefined
  }
}

/** Everything within reads the request's address, and may rely on it. */
export const rejectBadAddress: ServerMiddleware = (request, next) => {
  return pathOf(request) === undefined ? new Response('Bad Request', { status: 400 }) : next()
}

/**
 * To a browser `//policy` is the host `policy`, so no page has such an address. A redirect of the framework would lead to
 * the host of the request, which is a visitor's to make up; this one stays where it is.
 */
export const straightenPath: ServerMiddleware = (request, next) => {
  const { pathname, search } = addressOf(request)
  if (!pathname.startsWith('//')) return next()
  return new Response(null, { status: 308, headers: { location: pathname.replace(/^\/+/, '/') + search } })
}
