import type { Manifest } from '#mocks/services/manifest.ts'
import { settled } from '../settled.ts'
import { categoryHandlers } from './categories.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: settled(categoryHandlers),
}
