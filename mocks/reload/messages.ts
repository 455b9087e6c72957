import type { ContractDocument } from '../contract/document.ts'
import type { CarriedState } from '../state.ts'

/**
 * From the supervisor: load the code as it stands now, with the contract when it is another than the generated one, and
 * with these rule files when they hold; serve, on the port and with the state of the process before, when there was one; serve another contract; hand over.
 */
export type ToWorker =
  | { kind: 'load'; contract: ContractDocument | undefined; changedRules: string[] }
  | { kind: 'serve'; before: Before | undefined }
  | { kind: 'contract'; contract: ContractDocument }
  | { kind: 'handOver' }

/** From a worker: its code and contract are sound; it serves on that port; it has stopped and this is its state. */
export type FromWorker =
  | { kind: 'loaded' }
  | { kind: 'serving'; port: number }
  | { kind: 'handedOver'; state: CarriedState }

export interface Before {
  port: number
  state: CarriedState
}
