import type { Manifest } from '#mocks/services/manifest.ts'
import { favoriteHandlers } from './favorites.ts'
import type { PolicyFavoriteRow } from './policyFavoriteRow.ts'
import { seedPolicyFavorites } from './policyFavoriteSeeds.ts'

export const manifest: Manifest<{ policyFavorites: PolicyFavoriteRow }> = {
  tables: { policyFavorites: 'members' },
  seeds: { uses: ['policies'], write: seedPolicyFavorites },
  handlers: favoriteHandlers,
}
