import type { Manifest } from '#mocks/services/manifest.ts'
import { matchHandlers } from './match.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: matchHandlers,
}
