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

/** A call that did not fail for the gateway: its visitor broke it off, or never sent it as a whole. */
export class VisitorsFault extends Error {
  override readonly name = 'VisitorsFault'
}

/** What a proxy in front of the gateway answers for a gateway that is away or overloaded. */
const AWAY = new Set([502, 503, 504])

/** Half of the calls of ten seconds, and at least twenty of them failed: one slow operation is no reason. */
const SAMPLE = { threshold: 0.5, duration: 10_000, minimumRps: 2 }

/** The circuit breaker towards the gateway. */
export interface Breaker {
  /** Runs a call; rejects at once with a BrokenCircuitError while the gateway is being left alone. */
  execute(call: () => Promise<Response>, about: GatewayCall): Promise<Response>
}

/**
 * Opens when too many calls fail; a visitor's fault counts for nothing. Every `rest` ms `probe` then tries whether the
 * gateway is back: the portal itself, as a visitor's call that is broken off, or slow, would tell nothing and let others
 * wait for it.
 */
export function createBreaker(rest: number, probe: () => Promise<Response>, log: Log, monitor: Monitor): Breaker {
  const failures = handleWhen((error) => !isVisitors(error)).orWhenResult(
    (reply) => reply instanceof Response && AWAY.has(reply.status),
  )
  // The timer below alone decides when it is tried: the circuit's own clock could find that a millisecond too early.
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

  /** A probe that fails opens the circuit anew; one that is refused, as the machine's clock was set back, does not. */
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
