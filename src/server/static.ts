import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const YEAR = 365 * 24 * 3600
const ENCODINGS = { br: '.br', gzip: '.gz' }

/**
 * Serves the browser build. Files under /assets carry a hash of their content in their name and never change;
 * every other file may change with the next release.
 */
export function serveStatic(dir: string): ServerMiddleware {
  const hashed = staticMiddleware({ dir, encodings: ENCODINGS, maxAge: YEAR, immutable: true })
  const named = staticMiddleware({ dir, encodings: ENCODINGS, maxAge: 3600 })
  return (request, next) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/') return next()
    return (pathname.startsWith('/assets/') ? hashed : named)(request, next)
  }
}
