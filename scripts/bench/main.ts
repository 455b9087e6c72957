import { measureFlatness } from './flatness.ts'
import { compareGateways } from './gateways.ts'
import { measurePortal } from './portal.ts'

await compareGateways()
await measureFlatness()
await measurePortal()
