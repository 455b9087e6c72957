import type { Manifest } from '#mocks/services/manifest.ts'
import { appletHandlers } from './applet.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: appletHandlers,
}
