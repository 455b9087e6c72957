const requestIds = new WeakMap<Request, string>()

/**
 * The request's id: a trusted proxy's, or one generated on first use. It appears in the reply and in every log line.
 */
export function requestIdOf(request: Request): string {
  const known = requestIds.get(request)
  if (known !== undefined) return known
  const given = request.headers.get('x-request-id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

/** The headers that carry a trace (W3C Trace Context). */
export const TRACE_HEADERS = ['traceparent', 'tracestate']

/** Version 00: trace id, parent id and flags. Neither id may be all zeros. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The trace id of a request; undefined when it has none, or an invalid one. */
export function traceIdOf(request: Request): string | undefined {
  return TRACEPARENT.exec(request.headers.get('traceparent') ?? '')?.[1]
}

/**
 * The headers that let the gateway's log be matched with the portal's. A trace is passed on unchanged, since the portal
 * records no spans of its own. If there is none, the portal starts none: the gateway's own sampling would follow it.
 */
export function correlationOf(request: Request): Record<string, string> {
  const correlation: Record<string, string> = { 'x-request-id': requestIdOf(request) }
  if (traceIdOf(request) === undefined) return correlation
  for (const name of TRACE_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) correlation[name] = value
  }
  return correlation
}
