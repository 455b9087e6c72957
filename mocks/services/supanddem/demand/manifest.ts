import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import type { DemandRow } from './demandRow.ts'
import { seedDemands } from './demandSeeds.ts'
import { demandHandlers } from './demands.ts'
import { ownDemandHandlers } from './ownDemands.ts'

export const manifest: Manifest<{ demands: DemandRow }> = {
  tables: { demands: 'members' },
  seeds: { uses: ['libraryEnterprises'], write: seedDemands },
  handlers: settled({ ...demandHandlers, ...ownDemandHandlers }),
}
