import type { ServerMiddleware } from 'srvx'
import { pathOf } from './address.ts'
import { requestIdOf, traceIdOf } from './correlation.ts'

type Level = 'info' | 'error'

/** Writes one structured event. Fields must hold no personal data: no query strings, bodies, cookies or tokens. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void

const RANKS = { info: 0, error: 1, silent: 2 }

/** Logs to standard output, one JSON object per line, from the given level up. */
export function logToStdout(from: Level | 'silent'): Log {
  return (level, event, fields) => {
    if (RANKS[level] < RANKS[from]) return
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  }
}

/** Message, stack and cause of anything thrown, for a log line; also the operation if a call failed. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  const operation = 'operationId' in error ? { operation: error.operationId } : {}
  return { error: error.message, ...operation, ...cause, stack: error.stack }
}

/** Logs each reply with its duration and trace, and adds the request's id to it. */
export function logRequests(log: Log): ServerMiddleware {
  return async (request, next) => {
    const start = performance.now()
    const response = await next()
    const requestId = requestIdOf(request)
    response.headers.set('x-request-id', requestId)
    log('info', 'request', {
      requestId,
      traceId: traceIdOf(request),
      method: request.method,
      path: pathOf(request),
      status: response.status,
      ms: Math.round(performance.now() - start),
    })
    return response
  }
}
