import type { Clock } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { seedDictionaries } from './dictionaries.ts'
import { seedRegions } from './regions.ts'
import { seedTenant } from './tenant.ts'
import { seedUsers } from './users.ts'

/** Fills an empty store; deterministic, with dates relative to the clock's today. The order matters: users come first. */
export function seedStore(store: Store, _clock: Clock): void {
  seedUsers(store)
  seedTenant(store)
  seedDictionaries(store)
  seedRegions(store)
}
