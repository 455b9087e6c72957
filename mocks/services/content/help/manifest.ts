import type { Manifest } from '#mocks/services/manifest.ts'
import type { HelpArticleRow } from './helpArticleRow.ts'
import { seedHelpArticles } from './helpArticleSeeds.ts'
import { helpArticleHandlers } from './helpArticles.ts'

export const manifest: Manifest<{ helpArticles: HelpArticleRow }> = {
  tables: { helpArticles: 'region' },
  seeds: { write: seedHelpArticles },
  handlers: helpArticleHandlers,
}
