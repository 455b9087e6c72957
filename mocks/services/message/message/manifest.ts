import type { Manifest } from '#mocks/services/manifest.ts'
import { messageBoxHandlers, type MessageRow } from './messages.ts'
import { seedMessages } from './messageSeeds.ts'

export const manifest: Manifest<{ messages: MessageRow }> = {
  tables: { messages: 'members' },
  seeds: { write: seedMessages },
  handlers: messageBoxHandlers,
}
