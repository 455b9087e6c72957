import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import { favoriteHandlers } from './favorites.ts'
import type { SupplyFavoriteRow } from './favoriteRows.ts'

export const manifest: Manifest<{ supplyFavorites: SupplyFavoriteRow }> = {
  tables: { supplyFavorites: 'members' },
  handlers: settled(favoriteHandlers),
}
