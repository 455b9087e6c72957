import type { Schema } from '#gateway/contract.ts'

/** A policy in pictures, or a topic; the titles of its policies stand with the policies. */
export interface ContentSubjectRow extends Omit<Schema<'ContentSubject'>, 'relatedPolicies'> {
  policyIds: string[]
}
