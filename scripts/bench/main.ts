import { compareGateways } from './gateways.ts'
import { measurePortal } from './portal.ts'

await compareGateways()
await measurePortal()
