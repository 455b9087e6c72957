import type { AddressInfo } from 'node:net'
import { createAnswer, type Drift } from './answer.ts'
import type { Clock, MockClock } from './clock.ts'
import { listOperations, type ContractDocument } from './contract/document.ts'
import { Router, type Route } from './contract/router.ts'
import { readSoundContract } from './contract/soundContract.ts'
import { assertSound } from './contract/soundness.ts'
import { controlSegment, createControl } from './control/control.ts'
import { curlLine } from './control/curl.ts'
import { createDocs } from './docs.ts'
import type { Handlers } from './handler.ts'
import { handlers as allHandlers } from './handlers.ts'
import { preflightHeaders } from './http/cors.ts'
import { HttpProblem, notFoundMessage, type Reply } from './http/reply.ts'
import { createHttpServer, type Exchange } from './http/server.ts'
import { Faults } from './faults.ts'
import { Overrides } from './overrides.ts'
import { DataFolder } from './persistence/dataFolder.ts'
import { createPrism } from './prism.ts'
import { RequestLog } from './requestLog.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'
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
  /** How many times the seeded records are there. */
  scale?: number
  /** Decides the tokens, and at a fault rate which calls fail. */
  seedNumber?: number
  /** The folder that keeps the state over restarts; its state, when there is one, wins over seeds and scenario. */
  dataFolder?: string
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
  /** Back to the seeds and the settings of the start, in its scenario or another one. */
  reset(scenario?: ScenarioName): void
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
  const { seedNumber = 1, scale = 1, settings = {}, seed = seedStore, onSms = () => {} } = options
  const state = new MockState({ seed, settings, scale, seedNumber, onSms })
  const data = options.dataFolder === undefined ? undefined : new DataFolder(options.dataFolder)
  loadState(state, data, settings)
  const overrides = new Overrides()
  const log = new RequestLog()
  const drifts: Drift[] = []
  const onDrift = (drift: Drift) => {
    drifts.push(drift)
    onTrouble(`${drift.operationId} breaks the contract: ${drift.violation}`)
  }
  const answerOperation = createAnswer({
    document,
    prism,
    handlers,
    state,
    overrides,
    faults: new Faults(seedNumber),
    onDrift,
  })
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

  const answerLogged = async (exchange: Exchange): Promise<Reply> => {
    if (exchange.segments[0] === controlSegment) return control(exchange)
    const page = exchange.method === 'GET' ? await docs(exchange.path) : undefined
    if (page !== undefined) return page
    const route = router.find(exchange.method, exchange.segments)
    const operationId = route.kind === 'operation' ? { operationId: route.operation.operationId } : {}
    const started = performance.now()
    const write = (status: number, returnCode: { returnCode?: string } = {}) => {
      const ms = Math.round(performance.now() - started)
      const time = new Date().toISOString()
      const { method } = exchange
      log.add({ time, method, ...operationId, status, ...returnCode, ms, curl: curlLine(exchange) })
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

  const answer = async (exchange: Exchange): Promise<Reply> => {
    try {
      return await answerLogged(exchange)
    } finally {
      // Whoever hears of a change finds it again after a crash.
      data?.commit()
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
    reset: (scenario) => state.reset(scenario),
    snapshot: () => state.snapshot(),
    restore: (snapshot) => state.restore(snapshot),
    listen: (port = 4010, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          data?.begin(state)
          resolve(originOf(server.address() as AddressInfo, host))
        })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          data?.end()
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

/** The state of the last run, when its folder has one, with the settings of this start; its scenario is the kept one. */
function loadState(state: MockState, data: DataFolder | undefined, settings: Partial<Settings>) {
  const kept = data?.load()
  if (kept === undefined) return
  state.restore(kept)
  const { latencyMs, faultRate, tokenLifetimeSeconds, today } = { ...state.settings, ...settings }
  state.changeSettings({ latencyMs, faultRate, tokenLifetimeSeconds, today })
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
