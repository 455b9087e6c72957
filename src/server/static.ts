import type { ServerMiddleware } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { addressOf } from './address.ts'

const YEAR = 365 * 24 * 3600
const ENCODINGS = { br: '.br', gzip: '.gz' }

/**
 * Every file of the build has an extension, so pages are not looked up. A path that cannot be decoded is refused there.
 */
const FILE = /%|\.[^/]*$/

/**
 * Serves the browser build. Files under /assets have a content hash in their name and never change; any other file may
 * change with the next release.
 */
export function serveStatic(dir: string): ServerMiddleware {
  const hashed = staticMiddleware({ dir, encodings: ENCODINGS, maxAge: YEAR, immutable: true })
  const named = staticMiddleware({ dir, encodings: ENCODINGS, maxAge: 3600 })
  return (request, next) => {
    const { pathname } = addressOf(request)
    if (!FILE.test(pathname)) return next()
    return (pathname.startsWith('/assets/') ? hashed : named)(request, next)
  }
}
