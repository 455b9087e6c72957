import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Drift } from '../handler/answer.ts'
import type { Clock, MockClock } from '../time/clock.ts'
import type { ContractDocument } from '#compiler/document.ts'
import type { Route, Router } from '../contract/router.ts'
import { readSoundContract } from '#compiler/soundContract.ts'
import { assertSound } from '#compiler/soundness.ts'
import { controlSegment, createControl } from '../control/control.ts'
import { repeatable } from '../control/curl.ts'
import type { Handlers } from '../handler/handler.ts'
import { handlers as allHandlers } from '../handler/handlers.ts'
import { originOf } from '../http/address.ts'
import { preflightHeaders } from '../http/cors.ts'
import { HandedConnections } from '../http/handedConnections.ts'
import { HttpProblem, notFoundMessage, type Reply } from '../http/reply.ts'
import { createHttpServer, type Exchange } from '../http/server.ts'
import { Faults } from '../faults/faults.ts'
import { Overrides } from '../faults/overrides.ts'
import { DataFolder } from '../persistence/dataFolder.ts'
import { RequestLog } from './requestLog.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import { seedStore } from '../seeds/seed.ts'
import { serve } from './served.ts'
import type { Settings } from './settings.ts'
import { MockState, type CarriedState, type GatewayState } from './state.ts'
import type { Store } from '../store/store.ts'
import type { SmsRow } from '../services/uaa/account/accountRows.ts'

export interface MockGatewayOptions {
  /** By default the generated bundle. */
  contract?: ContractDocument
  /** The caller has already found the contract sound, so it need not be compiled again. */
  isKnownSound?: boolean
  handlers?: Handlers
  seed?: (store: Store, clock: MockClock) => void
  settings?: Partial<Settings>
  /** How many copies of the seeded records to create. */
  scale?: number
  /** Determines the tokens, and which calls fail at a fault rate. */
  seedNumber?: number
  /** The folder that keeps the state across restarts. An existing state wins over seeds and scenario. */
  dataFolder?: string
  /** Required by `carry`. */
  keepsSeeds?: boolean
  /** Host names under which other machines may call the control API. */
  controlHosts?: readonly string[]
  onSms?: (sms: SmsRow) => void
  /** Called for drifts and unexpected errors. */
  onTrouble?: (trouble: string) => void
}

export interface MockGateway {
  readonly store: Store
  readonly clock: Clock
  readonly settings: Readonly<Settings>
  /** Every reply of the mock that broke the contract since the start. A test fails on any. */
  readonly drifts: readonly Drift[]
  /** Resets to the seeds and the initial settings, in the initial scenario or another one. */
  reset(scenario?: ScenarioName): void
  /** Serves another version of the contract from now on, which has to be sound. The state is kept. */
  useContract(contract: ContractDocument): void
  snapshot(): GatewayState
  /** The state and what it started from, for a gateway with newer code. Only available when the seeds are kept. */
  carry(): CarriedState
  /**
   * Continues from another gateway's state, based on this gateway's seeds. Throws like `restore` for an invalid state.
   */
  takeOver(carried: CarriedState): void
  /** Throws, without changing anything, when the value is not a gateway's state. */
  restore(state: unknown): void
  /**
   * Starts to accept requests and resolves with the origin, such as `http://127.0.0.1:4010`. Port 0 picks a free port.
   */
  listen(port?: number, host?: string): Promise<string>
  /**
   * Serves connections that another process accepts, instead of `listen`. Pass each connection to the returned
   * function.
   */
  serveHanded(): (socket: Socket) => void
  /** Lets open exchanges finish within the grace period (milliseconds, 0 by default), then ends them. */
  close(graceMs?: number): Promise<void>
}

/**
 * A gateway with all services of the contract under one origin and its own state. Rejects when the contract is not
 * sound, and names each place.
 */
export async function createMockGateway(options: MockGatewayOptions = {}): Promise<MockGateway> {
  const { contract, handlers = allHandlers, onTrouble = () => {} } = options
  if (contract !== undefined && options.isKnownSound !== true) assertSound(contract)
  const { seedNumber = 1, scale = 1, settings = {}, seed = seedStore, keepsSeeds = false, onSms = () => {} } = options
  const state = new MockState({ seed, settings, scale, seedNumber, keepsSeeds, onSms })
  const data = options.dataFolder === undefined ? undefined : new DataFolder(options.dataFolder)
  loadState(state, data, settings)
  const overrides = new Overrides()
  const log = new RequestLog()
  const drifts: Drift[] = []
  const onDrift = (drift: Drift) => {
    drifts.push(drift)
    onTrouble(`${drift.operationId} breaks the contract: ${drift.violation}`)
  }
  const parts = { handlers, state, overrides, faults: new Faults(seedNumber), onDrift }
  let served = serve(contract ?? readSoundContract(), parts)
  const control = createControl({
    state,
    overrides,
    log,
    drifts,
    operations: () => ({ all: served.operationIds, handled: Object.keys(handlers) }),
    controlHosts: options.controlHosts ?? [],
  })

  const answerRoute = async (exchange: Exchange, route: Route): Promise<Reply> => {
    if (route.kind === 'nowhere') throw new HttpProblem(404, notFoundMessage)
    if (exchange.method === 'OPTIONS') return optionsReply(exchange, served.router)
    if (route.kind === 'otherMethods') {
      throw new HttpProblem(405, '请求方法不支持', { allow: allowed(route.methods).join(', ') })
    }
    return served.answerOperation(route.operation, route.path, exchange)
  }

  const answerLogged = async (exchange: Exchange): Promise<Reply> => {
    if (exchange.segments[0] === controlSegment) return control(exchange)
    const page = exchange.method === 'GET' ? await served.docs(exchange.path) : undefined
    if (page !== undefined) return page
    const route = served.router.find(exchange.method, exchange.segments)
    const operationId = route.kind === 'operation' ? { operationId: route.operation.operationId } : {}
    const started = performance.now()
    const write = (status: number, returnCode: { returnCode?: string } = {}) => {
      const ms = Math.round(performance.now() - started)
      log.add({ at: Date.now(), request: repeatable(exchange), ...operationId, status, ...returnCode, ms })
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
      // A change that a caller has been informed of must survive a crash.
      data?.commit()
    }
  }

  const server = createHttpServer(answer, (error) =>
    onTrouble(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )

  let handed: HandedConnections | undefined

  return {
    store: state.store,
    clock: state.clock,
    get settings() {
      return state.settings
    },
    drifts,
    reset: (scenario) => state.reset(scenario),
    useContract: (next) => {
      served = serve(next, parts)
    },
    snapshot: () => state.snapshot(),
    carry: () => state.carry(),
    takeOver: (carried) => state.takeOver(carried),
    restore: (snapshot) => state.restore(snapshot),
    listen: async (port = 4010, host = '127.0.0.1') => {
      data?.begin(state)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return originOf(server.address() as AddressInfo, host)
    },
    serveHanded: () => {
      data?.begin(state)
      const connections = new HandedConnections(server)
      handed = connections
      return (socket) => connections.take(socket)
    },
    close: async (graceMs = 0) => {
      await Promise.all([handed?.end(graceMs), closeServer(server, graceMs)])
      data?.end()
    },
  }
}

/** The state of the last run, if its folder has one, with the settings of this start but the stored scenario. */
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

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
    if (graceMs === 0) server.closeAllConnections()
  })
}
