import type { Schema } from '../../../src/gateway/contract.ts'

/** A policy in pictures, or a topic; the titles of its policies stand with the policies. */
export interface ContentSubjectRow extends Omit<Schema<'ContentSubject'>, 'relatedPolicies'> {
  policyIds: string[]
}
