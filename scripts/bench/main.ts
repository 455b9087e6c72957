import { measureFlatness } from './flatness.ts'
import { compareGateways } from './gateways.ts'
import { measurePolicySearch } from './policySearch.ts'
import { measurePortal } from './portal.ts'
import { measureResponsiveness } from './responsiveness.ts'

await compareGateways()
await measureFlatness()
await measurePolicySearch()
await measurePortal()
await measureResponsiveness()
