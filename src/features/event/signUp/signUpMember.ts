import type { Schema } from '#gateway/contract.ts'

/** The member who signs up. */
export interface SignUpMember {
  /** Undefined until it is known. */
  userId: string | undefined
  /** Undefined until they are known. */
  enterprises: readonly Schema<'Enterprise'>[] | undefined
  /** The member's current enterprise. */
  enId: string | undefined
}
