/** Where a requested page came from. */
export type PageSource =
  /** Cached and fresh. */
  | 'kept'
  /** Cached, while a new one is being rendered. */
  | 'stale'
  /** Cached, in place of a new one that failed. */
  | 'standIn'
  /** Rendered for this request. */
  | 'made'
  /** Already being rendered for another request. */
  | 'joined'
  /** Rendered for one visitor only. */
  | 'personal'

/** A call to the gateway. */
export interface GatewayCall {
  caller: 'page' | 'browser'
  /** Operation id. */
  operation: string
}

/** The outcome of a call. */
export type CallOutcome =
  | 'answered'
  /** No connection, no reply in time, or a status of 500 or above. */
  | 'failed'
  /** Not sent because the circuit is open. */
  | 'refused'
  /** Aborted by its visitor. */
  | 'left'

/** What visitors' browsers measure. */
export type WebVital = 'LCP' | 'INP' | 'CLS'

/**
 * Receives what the server measures. Names come from the contract, the route tree or the lists above, never from
 * visitors: a raw path would create a time series of its own and could contain personal data.
 */
export interface Monitor {
  request(of: { route: string; method: string; status: number; seconds: number }): void
  page(source: PageSource): void
  gatewayCall(call: GatewayCall, outcome: CallOutcome, seconds: number): void
  circuit(isOpen: boolean): void
  webVital(name: WebVital, route: string, value: number): void
}

/** Ignores everything. */
export const noMonitor: Monitor = {
  request() {},
  page() {},
  gatewayCall() {},
  circuit() {},
  webVital() {},
}
