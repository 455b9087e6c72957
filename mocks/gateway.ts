import type { AddressInfo } from 'node:net'
import { createAnswer, type Drift } from './answer.ts'
import type { Clock, MockClock } from './clock.ts'
import { listOperations, type ContractDocument } from './contract/document.ts'
import { Router, type Route } from './contract/router.ts'
import { readSoundContract } from './contract/soundContract.ts'
import { assertSound } from './contract/soundness.ts'
import { controlSegment, createControl } from './control/control.ts'
import { createDocs } from './docs.ts'
import type { Handlers } from './handler.ts'
import { handlers as allHandlers } from './handlers.ts'
import { preflightHeaders } from './http/cors.ts'
import { HttpProblem, notFoundMessage, type Reply } from './http/reply.ts'
import { createHttpServer, type Exchange } from './http/server.ts'
import { Overrides } from './overrides.ts'
import { createPrism } from './prism.ts'
import { RequestLog } from './requestLog.ts'
import { seedStore } from './seeds/seed.ts'
import type { Settings } from './settings.ts'
import { MockState, type GatewayState } from './state.ts'
import type { Store } from './store/store.ts'
import type { SmsRow } from './store/tables/outbox.ts'

export interface MockGatewayOptions {
  /** The generated bundle when absent. */
  contract?: ContractDocument
  handlers?: Handlers
  seed?: (store: Store, clock: MockClock) => void
  settings?: Partial<Settings>
  onSms?: (sms: SmsRow) => void
  /** Hears of drifts and of errors nobody expected. */
  onTrouble?: (trouble: string) => void
}

export interface MockGateway {
  readonly store: Store
  readonly clock: Clock
  readonly settings: Readonly<Settings>
  /** Every reply of ours that broke the contract since the start; a test fails on any. */
  readonly drifts: readonly Drift[]
  reset(): void
  snapshot(): GatewayState
  /** Throws, and changes nothing, when that is no state of a gateway. */
  restore(state: unknown): void
  /** Takes requests; resolves with the origin, e.g. `http://127.0.0.1:4010`. Port 0 takes a free one. */
  listen(port?: number, host?: string): Promise<string>
  /** Ends open exchanges too. */
  close(): Promise<void>
}

/**
 * A gateway with all services of the contract under one origin and a state of its own. Rejects when the contract is not
 * sound, naming each place.
 */
export async function createMockGateway(options: MockGatewayOptions = {}): Promise<MockGateway> {
  const { contract, handlers = allHandlers, onTrouble = () => {} } = options
  if (contract !== undefined) assertSound(contract)
  const document = contract ?? readSoundContract()
  const operations = listOperations(document)
  const router = new Router(operations)
  const prism = createPrism(document)
  const state = new MockState({
    seed: options.seed ?? seedStore,
    settings: options.settings ?? {},
    onSms: options.onSms ?? (() => {}),
  })
  const overrides = new Overrides()
  const log = new RequestLog()
  const drifts: Drift[] = []
  const onDrift = (drift: Drift) => {
    drifts.push(drift)
    onTrouble(`${drift.operationId} breaks the contract: ${drift.violation}`)
  }
  const answerOperation = createAnswer({ document, prism, handlers, state, overrides, onDrift })
  const ids = operations.map((operation) => operation.operationId)
  const control = createControl({
    state,
    overrides,
    log,
    drifts,
    operations: { all: ids, handled: Object.keys(handlers) },
  })
  const docs = createDocs(document)

  const answerRoute = async (exchange: Exchange, route: Route): Promise<Reply> => {
    if (route.kind === 'nowhere') throw new HttpProblem(404, notFoundMessage)
    if (exchange.method === 'OPTIONS') return optionsReply(exchange, router)
    if (route.kind === 'otherMethods') {
      throw new HttpProblem(405, '请求方法不支持', { allow: allowed(route.methods).join(', ') })
    }
    return answerOperation(route.operation, route.path, exchange)
  }

  const answer = async (exchange: Exchange): Promise<Reply> => {
    if (exchange.segments[0] === controlSegment) return control(exchange)
    const page = exchange.method === 'GET' ? await docs(exchange.path) : undefined
    if (page !== undefined) return page
    const route = router.find(exchange.method, exchange.segments)
    const operationId = route.kind === 'operation' ? { operationId: route.operation.operationId } : {}
    const started = performance.now()
    const write = (status: number, returnCode: { returnCode?: string } = {}) => {
      const ms = Math.round(performance.now() - started)
      log.add({ time: new Date().toISOString(), method: exchange.method, ...operationId, status, ...returnCode, ms })
    }
    try {
      const reply = await answerRoute(exchange, route)
      write(reply.status, reply.returnCode === undefined ? {} : { returnCode: reply.returnCode })
      return reply
    } catch (error) {
      write(error instanceof HttpProblem ? error.status : 0)
      throw error
    }
  }

  const server = createHttpServer(answer, (error) =>
    onTrouble(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )

  return {
    store: state.store,
    clock: state.clock,
    get settings() {
      return state.settings
    },
    drifts,
    reset: () => state.reset(),
    snapshot: () => state.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    listen: (port = 4010, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve(originOf(server.address() as AddressInfo, host))
        })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function optionsReply({ segments, request }: Exchange, router: Router): Reply {
  const route = router.find('OPTIONS', segments)
  const methods = allowed(route.kind === 'otherMethods' ? route.methods : [])
  const headers = { allow: methods.join(', '), ...preflightHeaders(request.headers, methods) }
  return { status: 204, headers, body: new Uint8Array() }
}

function allowed(methods: readonly string[]): string[] {
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])]
}

/** A wildcard address is no place to call; this machine is. */
function originOf({ port }: AddressInfo, host: string): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
