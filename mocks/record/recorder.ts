import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Entry } from 'har-format'
import { listOperations, type ContractDocument } from '#compiler/document.ts'
import { multipartLimit, readBody } from '../http/body.ts'
import { HttpProblem, problemReply } from '../http/reply.ts'
import { createChecker, type Observed } from './check.ts'
import { DriftCollector, type DriftReport } from './driftReport.ts'
import { forward, UpstreamTimeout } from './forward.ts'
import { toEntry } from './har.ts'

interface RecorderOptions {
  document: ContractDocument
  /** The real gateway, with its path prefix if it has one. */
  upstream: URL
  /** Called with each exchange, with private values masked. */
  onEntry: (entry: Entry) => void
  /** Called for each new kind of drift, and for errors. */
  onTrouble: (trouble: string) => void
}

export interface Recorder {
  /** Starts to accept requests and resolves with the origin. Port 0 picks a free port. */
  listen(port: number, host: string): Promise<string>
  /** The number of exchanges so far. */
  readonly seen: number
  /** The report, once every finished exchange has been checked. */
  report(): Promise<DriftReport>
  close(): Promise<void>
}

/**
 * A proxy in front of a real gateway. Requests and replies pass unchanged, replies as they come. They are also recorded
 * in an HTTP archive and checked against the contract.
 */
export function createRecorder({ document, upstream, onEntry, onTrouble }: RecorderOptions): Recorder {
  const check = createChecker(document)
  const drifts = new DriftCollector(upstream.href, listOperations(document))
  const checking = new Set<Promise<void>>()
  let seen = 0

  const observe = async (observed: Observed, startedAt: Date, httpVersion: string) => {
    const verdict = await check(observed)
    const { method, target, reply } = observed
    const operationId = verdict.operation === undefined ? {} : { operationId: verdict.operation.operationId }
    const url = upstream.href.replace(/\/$/, '') + target
    onEntry(await toEntry({ ...observed, startedAt, httpVersion, url, ...operationId }))
    // A preflight does not call the operation.
    if (method === 'OPTIONS') return
    const [path = ''] = target.split('?')
    for (const finding of drifts.add({ method, path, status: reply.status, time: startedAt, verdict }))
      onTrouble(finding)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const departure = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) departure.abort()
    })
    seen += 1
    const startedAt = new Date()
    const body = Buffer.from(await readBody(request, multipartLimit))
    const reply = await forward(upstream, request, body, {
      onBegun({ status, statusText, rawHeaders, incoming }) {
        response.writeHead(status, statusText, rawHeaders)
        // A stream may pause for long after its headers.
        response.flushHeaders()
        incoming.pipe(response)
      },
      left: departure.signal,
    })
    const { method = 'GET', url: target = '/', rawHeaders, httpVersion } = request
    const checked = observe({ method, target, rawHeaders, body, reply }, startedAt, `HTTP/${httpVersion}`)
      .catch((error: unknown) => onTrouble(`${method} ${target.split('?')[0]} could not be checked: ${String(error)}`))
      .finally(() => checking.delete(checked))
    checking.add(checked)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      drifts.addFailure()
      if (response.headersSent || !response.writable) {
        response.destroy()
        return
      }
      onTrouble(`${request.method} ${request.url?.split('?')[0]} got no reply: ${String(error)}`)
      const { status, headers, body } = problemReply(problemOf(error))
      response.writeHead(status, headers).end(body)
    })
  })

  return {
    get seen() {
      return seen
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () =>
          resolve(`http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.address())}`),
        )
      }),
    report: async () => {
      await Promise.all(checking)
      return drifts.report()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function portOf(address: AddressInfo | string | null): number {
  return address === null || typeof address === 'string' ? 0 : address.port
}

function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  return error instanceof UpstreamTimeout
    ? new HttpProblem(504, '上游网关没有按时应答')
    : new HttpProblem(502, '上游网关没有应答')
}
