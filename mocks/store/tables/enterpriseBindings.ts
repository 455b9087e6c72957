import type { Schema } from '#gateway/contract.ts'

/**
 * An enterprise that a member has bound; `id` is the binding, `enId` the enterprise. Whether it is a provider stands in
 * the table of facilitators.
 */
export interface EnterpriseBindingRow extends Omit<Schema<'Enterprise'>, 'faStatus'> {
  userId: string
  auditRemark: string | null
  /** yyyy-MM-dd HH:mm:ss in China. */
  bindTime: string
}
