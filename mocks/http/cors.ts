import type { IncomingHttpHeaders } from 'node:http'

/** Whether a host name without port means this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

/** Headers that let a page on this machine read the reply. Other origins get none. */
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { origin } = headers
  if (origin === undefined) return {}
  if (!URL.canParse(origin) || !isLoopback(new URL(origin).hostname)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'content-disposition',
    vary: 'origin',
  }
}

/** The answer to a preflight, with the methods that the path has. */
export function preflightHeaders(headers: IncomingHttpHeaders, methods: readonly string[]): Record<string, string> {
  const allowed = corsHeaders(headers)
  if (allowed['access-control-allow-origin'] === undefined) return allowed
  return {
    ...allowed,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': '600',
  }
}
