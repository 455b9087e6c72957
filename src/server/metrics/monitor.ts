/** Where a page comes from that somebody asked for. */
export type PageSource =
  /** Kept and fresh. */
  | 'kept'
  /** Kept, while a new one is being made. */
  | 'stale'
  /** Kept, in the place of a new one that failed. */
  | 'standIn'
  /** Made for this request. */
  | 'made'
  /** Being made for another request already. */
  | 'joined'
  /** Made for its visitor alone. */
  | 'personal'

/** What the portal asks the gateway. */
export interface GatewayCall {
  caller: 'page' | 'browser'
  /** Of the contract. */
  operation: string
}

/** What became of a call. */
export type CallOutcome =
  | 'answered'
  /** No connection, no reply in time, or a status from 500 on. */
  | 'failed'
  /** Never sent, as the gateway is being left alone. */
  | 'refused'
  /** Its visitor broke it off. */
  | 'left'

/** What the browsers of visitors measure. */
export type WebVital = 'LCP' | 'INP' | 'CLS'

/**
 * Is told what the server does. Names that come in are of the contract, of the route tree or from the lists above, never a
 * visitor's: a path as it was asked for would make a series of its own, and could hold personal data.
 */
export interface Monitor {
  request(of: { route: string; method: string; status: number; seconds: number }): void
  page(source: PageSource): void
  gatewayCall(call: GatewayCall, outcome: CallOutcome, seconds: number): void
  circuit(isOpen: boolean): void
  webVital(name: WebVital, route: string, value: number): void
}

/** Takes no notice. */
export const noMonitor: Monitor = {
  request() {},
  page() {},
  gatewayCall() {},
  circuit() {},
  webVital() {},
}
