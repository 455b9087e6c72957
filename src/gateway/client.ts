import { createExchange, type Exchange, type RequestParts } from './exchange.ts'
import { dataOf, type Reply } from './envelope.ts'
import { GatewayError } from './error.ts'
import { operations, type OperationId } from './generated/operations.ts'
import type { ServerContext } from './headers.ts'
import type { Keep } from './keep.ts'
import { replyCleaner } from './html/cleanReply.ts'
import { debounceMessages, messagesOf, type Notices } from './messages.ts'
import { createRenewal } from './renewal.ts'
import type { Schema } from './contract.ts'
import type { SessionStore } from './session.ts'
import { isSilent, type Silence } from './silence.ts'
import { checkReply } from './validation.ts'

/** What differs between the browser, the portal's server and tests. */
export interface GatewayEnvironment extends Notices {
  /** URL of the gateway; in the browser the same-origin prefix. */
  baseUrl: string
  fetch?: typeof fetch | undefined
  tenantHost: string
  session: SessionStore
  /** Id of the tenant. Called for each signed request, so cache it. */
  tenantId(): Promise<string>
  /** The session is lost and has been cleared; go to the login. Called again only after a call has succeeded. */
  onSessionLost(): void
  /** Whether the page is being left, which aborts its calls. Never, when left out. */
  isLeaving?: (() => boolean) | undefined
  /** Set on the portal's server only. */
  server?: ServerContext | undefined
  /** Cache for replies that are the same for everybody; on the portal's server only. */
  keep?: Keep | undefined
}

/** Sends an operation once with the given access token. */
type Attempt = (accessToken: string | undefined) => Promise<Reply>

export interface PerformOptions {
  silent?: Silence
}

/** One per browser tab, one per request on the server. */
export interface GatewayClient {
  readonly environment: GatewayEnvironment
  readonly exchange: Exchange
  /** Runs `attempt` with the rules for tokens, envelope and messages, and returns the reply's data. */
  perform(id: OperationId, attempt: Attempt, options?: PerformOptions): Promise<unknown>
  /**
   * Calls the listener for every failed call that is not silent (§8: the captcha is refetched then). Returns a function
   * that unsubscribes.
   */
  onRequestError(listener: (error: GatewayError) => void): () => void
}

/** §8: callers ignore the request errors of these silently. */
const silentOperations: ReadonlySet<OperationId> = new Set(['refreshTokens', 'getCurrentUserCode', 'logout'])

/** A 401 ends these: a refresh cannot refresh itself, and a user who logs out has no use for new tokens. */
const withoutRenewal: ReadonlySet<OperationId> = new Set(['refreshTokens', 'logout'])

export function createGatewayClient(environment: GatewayEnvironment): GatewayClient {
  const { session } = environment
  const exchange = createExchange(environment)
  const notices = debounceMessages(environment)
  const listeners = new Set<(error: GatewayError) => void>()
  const renewal = createRenewal({
    session,
    async refresh(refreshToken) {
      // Without the bearer: it has just been refused, and some gateways refuse every request that carries a bad one.
      const parts: RequestParts = { body: { refreshToken } }
      return (await perform('refreshTokens', () =>
        exchange('refreshTokens', parts, { accessToken: undefined }),
      )) as Schema<'Tokens'>
    },
    isLeaving: () => environment.isLeaving?.() ?? false,
    onLost() {
      notices.notify({ level: 'error', text: new GatewayError('unauthorized', { operationId: '' }).message }, 'session')
      environment.onSessionLost()
    },
  })

  async function withRenewal(id: OperationId, attempt: Attempt, losses: number): Promise<Reply> {
    const accessToken = session.accessToken()
    const login = session.login()
    const reply = await attempt(accessToken)
    if (reply.status !== 401 || withoutRenewal.has(id)) return reply
    if (!(await renewal.recover(accessToken, losses))) return reply
    // A call made by one member must not run as another who has logged in since.
    if (accessToken !== undefined && session.login() !== login) return reply
    const again = await attempt(session.accessToken())
    if (again.status === 401) renewal.lose(losses)
    return again
  }

  function report(id: OperationId, error: GatewayError) {
    // The message of a 401 is shown where the session is lost, once for all calls that lost it.
    const isTold = () => error.isTold
    if (error.kind !== 'unauthorized') for (const message of messagesOf(error)) notices.notify(message, id, isTold)
    for (const listener of listeners) listener(error)
  }

  async function perform(id: OperationId, attempt: Attempt, { silent }: PerformOptions = {}) {
    const losses = renewal.losses()
    const clean = replyCleaner(id)
    try {
      const reply = await withRenewal(id, attempt, losses)
      await checkReply(id, reply)
      const data = dataOf(id, operations[id].reply, reply)
      renewal.succeeded(losses)
      // The message of the same call's previous failure would contradict what follows now.
      notices.withdraw(id)
      await clean(data)
      return data
    } catch (error) {
      if (error instanceof GatewayError && !silentOperations.has(id) && !isSilent(silent, error)) {
        notices.withdraw(id)
        report(id, error)
      }
      throw error
    }
  }

  return {
    environment,
    exchange,
    perform,
    onRequestError(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
