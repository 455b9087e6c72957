import type { Manifest } from '#mocks/services/manifest.ts'
import type { InvestmentFavoriteRow } from '../resource/investmentRows.ts'
import { investmentFavoriteHandlers } from './favorites.ts'

export const manifest: Manifest<{ investmentFavorites: InvestmentFavoriteRow }> = {
  tables: { investmentFavorites: 'members' },
  handlers: investmentFavoriteHandlers,
}
