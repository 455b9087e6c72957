import { afterEach, beforeEach, vi } from 'vitest'
import type { OperationId } from '../generated/operations.ts'
import { exampleReply } from './contractExamples.ts'
import { startGatewayServer, type GatewayServer, type SeenRequest, type ServerReply } from './gatewayServer.ts'

/** The tokens that a client with an expired access token starts with, and those that a refresh returns. */
export const stale = { accessToken: 'stale-access-token-01', refreshToken: 'stale-refresh-token-1' }
export const fresh = { access_token: 'fresh-access-token-01', refresh_token: 'fresh-refresh-token-1' }
export const unauthorized: ServerReply = { status: 401, json: { returnCode: '401', errorMessage: '令牌已失效' } }

const refreshPath = '/uaa/api/refresh-token'
export const userPath = '/uaa/api/current-user'
const publicPaths = new Set(['/uaa/api/states/provinces', '/uaa/api/ua/module-config/list'])
const exampleOf: Record<string, OperationId> = {
  [userPath]: 'getCurrentUser',
  '/uaa/api/ua/module-config/list': 'listModuleConfigs',
}

/** A gateway that accepts one access token only; tests can change each part. */
interface RenewingServer extends Pick<GatewayServer, 'url' | 'seen' | 'seenAt'> {
  accepted: string
  /** The reply to a refresh. */
  refreshReply: () => ServerReply | Promise<ServerReply>
  /** The reply to a call with the accepted token, or to a public call. */
  reply: (request: SeenRequest) => ServerReply
  /** Delays the reply to a request. */
  hold: (request: SeenRequest) => Promise<void> | undefined
  /** The refreshes so far, and the calls for the current user. */
  refreshes: () => SeenRequest[]
  userCalls: () => SeenRequest[]
  /** How many calls have met a running refresh and are waiting their second. */
  waiting: () => number
}

function atStart(): Pick<RenewingServer, 'accepted' | 'refreshReply' | 'reply' | 'hold'> {
  return {
    accepted: fresh.access_token,
    refreshReply: () => ({ json: { returnCode: '200', data: fresh } }),
    reply: ({ path }) => ({ json: exampleReply(exampleOf[path] ?? 'listProvinces') }),
    hold: () => undefined,
  }
}

/** A server for each test of a file. Sockets run in real time; only the client's own timers are faked. */
export function renewingServer(): RenewingServer {
  let server: GatewayServer | undefined
  const running = () => {
    if (server === undefined) throw new Error('No test is running')
    return server
  }
  const renewing: RenewingServer = {
    ...atStart(),
    get url() {
      return running().url
    },
    get seen() {
      return running().seen
    },
    seenAt: (path) => running().seenAt(path),
    refreshes: () => running().seenAt(refreshPath),
    userCalls: () => running().seenAt(userPath),
    waiting: () => vi.mocked(setTimeout).mock.calls.filter(([, milliseconds]) => milliseconds === 1000).length,
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(globalThis, 'setTimeout')
    Object.assign(renewing, atStart())
    server = await startGatewayServer(async (request) => {
      await renewing.hold(request)
      if (request.path === refreshPath) return renewing.refreshReply()
      const isTaken = request.headers.authorization === `Bearer ${renewing.accepted}`
      return publicPaths.has(request.path) || isTaken ? renewing.reply(request) : unauthorized
    })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    await server?.close()
  })
  return renewing
}
