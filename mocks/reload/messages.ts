import type { GatewayState } from '../state.ts'

/** From the supervisor: take over from the last process (its state, when there was one), or hand over. */
export type ToWorker = { kind: 'start'; state: GatewayState | undefined } | { kind: 'handOver' }

/** From a worker: its code and contract are sound, or it has stopped and this is its state. */
export type FromWorker = { kind: 'ready' } | { kind: 'handedOver'; state: GatewayState }
