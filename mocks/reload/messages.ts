import type { ContractDocument } from '#compiler/document.ts'
import type { CarriedState } from '../gateway/state.ts'

/**
 * Messages from the supervisor: load the current code, with a contract that replaces the generated one if given, and
 * with these rule files if they are valid; serve at this origin, with the previous process's state if there is one;
 * serve another contract; serve the attached connection; hand over.
 */
export type ToWorker =
  | { kind: 'load'; contract: ContractDocument | undefined; changedRules: string[] }
  | { kind: 'serve'; origin: string; before: CarriedState | undefined }
  | { kind: 'contract'; contract: ContractDocument }
  | { kind: 'connection' }
  | { kind: 'handOver' }

/** Messages from a worker: its code and contract are sound; it serves; it has stopped, and this is its state. */
export type FromWorker = { kind: 'loaded' } | { kind: 'serving' } | { kind: 'handedOver'; state: CarriedState }
