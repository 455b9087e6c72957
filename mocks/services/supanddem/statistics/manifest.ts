import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import { statisticsHandlers } from './statistics.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: settled(statisticsHandlers),
}
