import type { Schema } from '#gateway/contract.ts'

/** A policy in pictures, or a topic. The titles of its policies are stored with the policies. */
export interface ContentSubjectRow extends Omit<Schema<'ContentSubject'>, 'relatedPolicies'> {
  policyIds: string[]
}
