import type { Manifest } from '#mocks/services/manifest.ts'
import type { MessageRow } from './messageRow.ts'
import { seedMessages } from './messageSeeds.ts'
import { messageBoxHandlers } from './messages.ts'

export const manifest: Manifest<{ messages: MessageRow }> = {
  tables: { messages: 'members' },
  seeds: { write: seedMessages },
  handlers: messageBoxHandlers,
}
