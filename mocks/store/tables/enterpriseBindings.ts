import type { Schema } from '../../../src/gateway/contract.ts'

/** An enterprise that a member has bound; `id` is the binding, `enId` the enterprise. */
export interface EnterpriseBindingRow extends Schema<'Enterprise'> {
  userId: string
}
