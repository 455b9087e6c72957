import type { Manifest } from '#mocks/services/manifest.ts'
import type { RegionRow } from './regionRows.ts'
import { seedRegions } from './regionSeeds.ts'
import { regionHandlers } from './regions.ts'

export const manifest: Manifest<{ regions: RegionRow }> = {
  tables: { regions: 'neither' },
  seeds: { write: seedRegions },
  handlers: regionHandlers,
}
