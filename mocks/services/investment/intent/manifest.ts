import type { Manifest } from '#mocks/services/manifest.ts'
import type { InvestmentIntentRow } from '../resource/investmentRows.ts'
import { investmentIntentHandlers } from './intents.ts'

export const manifest: Manifest<{ investmentIntents: InvestmentIntentRow }> = {
  tables: { investmentIntents: 'members' },
  handlers: investmentIntentHandlers,
}
