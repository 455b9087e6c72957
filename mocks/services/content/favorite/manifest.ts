import type { Manifest } from '#mocks/services/manifest.ts'
import type { ContentFavoriteRow } from './contentFavoriteRow.ts'
import { contentFavoriteHandlers } from './favorites.ts'

export const manifest: Manifest<{ contentFavorites: ContentFavoriteRow }> = {
  tables: { contentFavorites: 'members' },
  handlers: contentFavoriteHandlers,
}
