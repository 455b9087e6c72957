import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'

/** Fills an empty store; deterministic, with dates relative to the clock's today. The order matters: users come first. */
export function seedStore(_store: Store, _clock: Clock): void {}
