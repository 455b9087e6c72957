const requestIds = new WeakMap<Request, string>()

/**
 * Id of the request, a trusted proxy's or made on first use; the same one stands in the reply and in every log line.
 */
export function requestIdOf(request: Request): string {
  const known = requestIds.get(request)
  if (known !== undefined) return known
  const given = request.headers.get('x-request-id') ?? ''
  const id = /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

/** What a request carries of the trace that it belongs to (W3C Trace Context). */
export const TRACE_HEADERS = ['traceparent', 'tracestate']

/** Version 00: the trace, the step of it that called, and its flags. Neither of the first two is nothing but zeros. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The trace of a request; undefined when it has none, or one that cannot be read. */
export function traceIdOf(request: Request): string | undefined {
  return TRACEPARENT.exec(request.headers.get('traceparent') ?? '')?.[1]
}

/**
 * What the gateway is told with a call, so that its log can be laid beside the portal's. The trace goes on as it came: the
 * portal records no step of its own. Where none came it begins none, as the gateway's own sampling would follow it.
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
