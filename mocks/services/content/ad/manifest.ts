import type { Manifest } from '#mocks/services/manifest.ts'
import type { AdRow } from './adRow.ts'
import { seedAds } from './adSeeds.ts'
import { adHandlers } from './ads.ts'

export const manifest: Manifest<{ ads: AdRow }> = {
  tables: { ads: 'region' },
  seeds: { uses: ['files'], write: seedAds },
  handlers: adHandlers,
}
