import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import { copiedDemand } from './copiedDemand.ts'
import type { DemandRow } from './demandRow.ts'
import { seedDemands } from './demandSeeds.ts'
import { demandHandlers } from './demands.ts'
import { ownDemandHandlers } from './ownDemands.ts'

export const manifest: Manifest<{ demands: DemandRow }> = {
  tables: { demands: 'members' },
  seeds: { uses: ['libraryEnterprises'], write: seedDemands },
  copies: { demands: copiedDemand },
  handlers: settled({ ...demandHandlers, ...ownDemandHandlers }),
}
