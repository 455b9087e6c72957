import type { ContractDocument } from '#compiler/document.ts'
import type { CarriedState } from '../gateway/state.ts'

/**
 * From the supervisor: load the code as it stands now, with the contract when it is another than the generated one, and
 * with these rule files when they hold; serve, at the origin and with the state of the process before, when there was
 * one; serve another contract; serve the connection that comes along; hand over.
 */
export type ToWorker =
  | { kind: 'load'; contract: ContractDocument | undefined; changedRules: string[] }
  | { kind: 'serve'; origin: string; before: CarriedState | undefined }
  | { kind: 'contract'; contract: ContractDocument }
  | { kind: 'connection' }
  | { kind: 'handOver' }

/** From a worker: its code and contract are sound; it serves; it has stopped and this is its state. */
export type FromWorker = { kind: 'loaded' } | { kind: 'serving' } | { kind: 'handedOver'; state: CarriedState }
