import type { Schema } from '#gateway/contract.ts'

/** A message in one member's inbox. */
export interface MessageRow extends Schema<'Message'> {
  userId: string
}
