import type { Entry, Har, Header } from 'har-format'
import { Router } from '#mocks/contract/router.ts'
import { parseTarget } from '#mocks/http/target.ts'
import type { Operation } from './declared.ts'
import { outcomeOf, told, type Exchange } from './gateway/exchange.ts'
import { jsonOf } from './gateway/json.ts'
import type { Run } from './run.ts'
import { noParts } from './validRequest.ts'

/** Throws a readable error for a file that is not an HTTP archive. */
export function readArchive(file: string, json: unknown): Har {
  const entries = (json as Partial<Har> | null)?.log?.entries
  if (Array.isArray(entries) && entries.every((entry) => entry?.request?.url !== undefined)) return json as Har
  throw new Error(`${file} is no HTTP archive (HAR 1.2)`)
}

/**
 * Judges recorded traffic of a browser or a proxy with the same laws as the check's own requests. Only complete replies
 * count: a missing reply in a thinned-out archive is not a fault.
 */
export function observe(run: Run, { log }: Har): void {
  const router = new Router([...run.operations.values()])
  for (const { request, response } of log.entries) {
    if (response.status < 200 || response.status === 304 || ['OPTIONS', 'HEAD'].includes(request.method)) continue
    const found = operationOf(run, router, request)
    if (found === undefined) continue
    if (found.operation === undefined) run.undocumented.add(`${request.method} ${found.target.split('?')[0]}`)
    else if (response.content.text !== undefined)
      judge(run, exchangeOf({ operation: found.operation, target: found.target, request, response }))
  }
}

function judge(run: Run, exchange: Exchange): void {
  const { operationId } = exchange.question.operation
  const coverage = run.coverageOf(operationId)
  const outcome = outcomeOf(exchange)
  if (outcome.kind === 'success') coverage.succeeded = true
  else coverage.note ||= told(outcome)
  run.hold(operationId, 'success')
  run.observe(exchange)
}

interface Found {
  /** Undefined for an address of a service that the contract lacks. */
  operation: Operation | undefined
  /** Relative to the gateway's root. */
  target: string
}

/** A portal or a proxy may serve the gateway under its own path. Undefined when the contract has no such address. */
function operationOf(run: Run, router: Router, { method, url }: Entry['request']): Found | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  const services = new Set([...run.operations.values()].map(({ service }) => service))
  const prefix = run.options.gateway.pathname.replace(/\/$/, '')
  const places = [
    pathname.slice(pathname.startsWith(`${prefix}/`) ? prefix.length : 0),
    pathname.replace(/^\/[^/]+/, ''),
  ]
  for (const place of places) {
    const segments = segmentsOf(place)
    const route = router.find(method, segments)
    if (route.kind === 'operation')
      return { operation: run.operation(route.operation.operationId), target: place + search }
    if (services.has(segments[0] ?? '')) return { operation: undefined, target: place }
  }
  return undefined
}

function segmentsOf(place: string): string[] {
  try {
    return parseTarget(place).segments
  } catch {
    return []
  }
}

function exchangeOf({
  operation,
  target,
  request,
  response,
}: Found & { operation: Operation } & Pick<Entry, 'request' | 'response'>): Exchange {
  const { text = '', encoding } = response.content
  const bytes = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8')
  const sentHeaders = plain(request.headers)
  // The archive contains the decoded text, whatever its encoding on the wire.
  const { 'content-encoding': _packed, 'content-length': _length, ...headers } = plain(response.headers)
  const reply = { headers: new Headers(headers), bytes }
  return {
    question: { operation, parts: noParts, as: sentHeaders['authorization'] === undefined ? 'visitor' : 'member' },
    method: request.method,
    target,
    sentHeaders,
    sentBody: request.postData?.text,
    status: response.status,
    failure: undefined,
    ...reply,
    json: jsonOf(reply),
  }
}

/** Names in lower case, without HTTP/2 pseudo-headers. */
function plain(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(
    headers.filter(({ name }) => !name.startsWith(':')).map(({ name, value }) => [name.toLowerCase(), value]),
  )
}
