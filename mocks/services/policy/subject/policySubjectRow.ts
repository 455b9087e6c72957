import type { Schema } from '#gateway/contract.ts'

/** A collection of policies on one theme. */
export interface PolicySubjectRow extends Omit<Schema<'PolicySubject'>, 'themeTypeDesc' | 'policyCount'> {
  sections: { name: string; policyIds: string[] }[]
}
