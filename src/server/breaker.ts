import { circuitBreaker, handleWhen, SamplingBreaker, type CircuitBreakerPolicy } from 'cockatiel'
import type { Log } from './log.ts'

/** A call that did not fail for the gateway: it was never sent as a whole. */
export class VisitorsFault extends Error {
  override readonly name = 'VisitorsFault'
}

/** What a proxy in front of the gateway answers for a gateway that is away or overloaded. */
const AWAY = new Set([502, 503, 504])

/** Half of the calls of ten seconds, and at least twenty of them failed: one slow operation is no reason. */
const SAMPLE = { threshold: 0.5, duration: 10_000, minimumRps: 2 }

/**
 * The circuit breaker towards the gateway. While it is open calls fail at once with a BrokenCircuitError; after `rest` ms
 * one call tries whether the gateway is back. What the visitor broke off, or never sent, counts for nothing.
 */
export function createBreaker(rest: number, log: Log): CircuitBreakerPolicy {
  const failures = handleWhen((error) => !isVisitors(error)).orWhenResult(
    (reply) => reply instanceof Response && AWAY.has(reply.status),
  )
  const breaker = circuitBreaker(failures, { halfOpenAfter: rest, breaker: new SamplingBreaker(SAMPLE) })
  breaker.onBreak(() => log('error', 'gateway circuit opened'))
  breaker.onReset(() => log('info', 'gateway circuit closed'))
  return breaker
}

function isVisitors(error: unknown): boolean {
  return error instanceof VisitorsFault || (error instanceof Error && error.name === 'AbortError')
}
