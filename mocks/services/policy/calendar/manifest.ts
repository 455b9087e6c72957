import type { Manifest } from '#mocks/services/manifest.ts'
import { calendarHandlers } from './calendar.ts'

export const manifest: Manifest = {
  tables: {},
  handlers: calendarHandlers,
}
