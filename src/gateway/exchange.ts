import createClient, { type Middleware } from 'openapi-fetch'
import { DeadlineExceeded, requestTimeout, withDeadline } from './deadline.ts'
import type { Reply, ReplyKind } from './envelope.ts'
import { GatewayError } from './error.ts'
import { operations, type OperationId } from './generated/operations.ts'
import { headersFor, type ServerContext } from './headers.ts'
import { signatureHeaders } from './signature.ts'

/** The parts of a request; each present only when the operation has it. */
export interface RequestParts {
  path?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  /** JSON value, or FormData. */
  body?: unknown
}

interface ExchangeOptions {
  accessToken: string | undefined
  signal?: AbortSignal | undefined
  /** In milliseconds; 20 s when left out. */
  timeout?: number | undefined
}

/** Sends one request and reads its reply, whatever its status. */
export type Exchange = (id: OperationId, parts: RequestParts, options: ExchangeOptions) => Promise<Reply>

interface ExchangeEnvironment {
  baseUrl: string
  fetch?: typeof fetch | undefined
  tenantHost: string
  tenantId(): Promise<string>
  server?: ServerContext | undefined
}

interface LooseReply {
  response: Response
  error?: unknown
}

// openapi-fetch types a call by its literal path. Here the path comes from the operations table, and `call` types it.
type LooseRequest = (method: string, path: string, init: Record<string, unknown>) => Promise<LooseReply>

/**
 * The exchange over fetch. Every call builds a fresh request, so that a retry has its whole body and a new signature.
 * Throws a GatewayError of kind network or timeout when there is no reply.
 */
export function createExchange(environment: ExchangeEnvironment): Exchange {
  const client = createClient({
    baseUrl: environment.baseUrl,
    // Looked up for each request: tracing and tests replace the global after the client has been created.
    fetch: (request) => (environment.fetch ?? globalThis.fetch)(request),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  const request = client.request as unknown as LooseRequest
  const signing = signWith(() => environment.tenantId())
  const { tenantHost, server } = environment

  return async (id, { path = {}, query = {}, body }, { accessToken, signal, timeout = requestTimeout }) => {
    const operation = operations[id]
    try {
      return await withDeadline(timeout, signal, async (aborted) => {
        const { response, error } = await request(operation.method, operation.path, {
          params: { path, query },
          body,
          headers: headersFor({ tenantHost, accessToken, server }),
          middleware: operation.signed ? [signing] : [],
          parseAs: 'stream',
          signal: aborted,
        })
        const content = response.ok ? await readBody(response, operation.reply) : error
        return { status: response.status, body: content }
      })
    } catch (cause) {
      if (signal?.aborted || cause instanceof GatewayError) throw cause
      throw new GatewayError(cause instanceof DeadlineExceeded ? 'timeout' : 'network', { operationId: id, cause })
    }
  }
}

/** §7: the policy search is signed. Only here is the query known in the form in which it is sent. */
function signWith(tenantId: () => Promise<string>): Middleware {
  return {
    async onRequest({ request }) {
      const headers = await signatureHeaders(new URL(request.url).searchParams, await tenantId())
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      return request
    },
  }
}

async function readBody(response: Response, kind: ReplyKind): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  // Binary and HTML operations report a business error in JSON.
  if (kind === 'binary' && !isJson) return response.blob()
  const text = await response.text()
  if (kind === 'html' && !isJson) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
