import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  SamplingBreaker,
} from 'cockatiel'
import type { Log } from './log.ts'
import type { CallOutcome, GatewayCall, Monitor } from './metrics/monitor.ts'

/** A call that failed because of its visitor, who aborted it or did not send all of it. */
export class VisitorsFault extends Error {
  override readonly name = 'VisitorsFault'
}

/** The statuses with which a proxy reports that the gateway is down or overloaded. */
const AWAY = new Set([502, 503, 504])

/**
 * Opens when half of the calls within ten seconds failed, and at least twenty of them: one slow operation is not
 * enough.
 */
const SAMPLE = { threshold: 0.5, duration: 10_000, minimumRps: 2 }

/** The circuit breaker for calls to the gateway. */
export interface Breaker {
  /** Runs a call. Rejects immediately with a BrokenCircuitError while the circuit is open. */
  execute(call: () => Promise<Response>, about: GatewayCall): Promise<Response>
}

/**
 * Opens when too many calls fail; a visitor's fault does not count. Every `rest` ms the portal then calls `probe` to
 * find out whether the gateway is back. A visitor's call is not used as the probe: it may be slow or aborted, which
 * proves nothing and keeps others waiting.
 */
export function createBreaker(rest: number, probe: () => Promise<Response>, log: Log, monitor: Monitor): Breaker {
  const failures = handleWhen((error) => !isVisitors(error)).orWhenResult(
    (reply) => reply instanceof Response && AWAY.has(reply.status),
  )
  // Only the timer below decides when to probe. The circuit's own clock could consider that a millisecond too early.
  const circuit = circuitBreaker(failures, { halfOpenAfter: 0, breaker: new SamplingBreaker(SAMPLE) })
  circuit.onReset(() => {
    log('info', 'gateway circuit closed')
    monitor.circuit(false)
  })
  circuit.onBreak(() => {
    log('error', 'gateway circuit opened')
    monitor.circuit(true)
    tryLater()
  })

  function tryLater(): void {
    setTimeout(() => void circuit.execute(probe).catch(onFailed), rest).unref()
  }

  /**
   * A failed probe opens the circuit again. A probe that was refused, because the machine's clock was set back, does
   * not.
   */
  function onFailed(error: unknown): void {
    if (isBrokenCircuitError(error)) tryLater()
  }

  return {
    async execute(call, about) {
      const start = performance.now()
      const tell = (outcome: CallOutcome) => monitor.gatewayCall(about, outcome, (performance.now() - start) / 1000)
      try {
        if (circuit.state !== CircuitState.Closed) throw new BrokenCircuitError()
        const reply = await circuit.execute(call)
        tell(reply.status >= 500 ? 'failed' : 'answered')
        return reply
      } catch (error) {
        tell(outcomeOf(error))
        throw error
      }
    },
  }
}

function outcomeOf(error: unknown): CallOutcome {
  if (isBrokenCircuitError(error)) return 'refused'
  return isVisitors(error) ? 'left' : 'failed'
}

function isVisitors(error: unknown): boolean {
  return error instanceof VisitorsFault || (error instanceof Error && error.name === 'AbortError')
}
